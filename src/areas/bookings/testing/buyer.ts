import type { Card } from '#payments/testing';

/** A departure that can be paid here, with a kind of room that has a price. */
export type Offer = { trip: string; tripId: string; departureId: string; level: number };

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
type Any = any;

export type Asked = {
  status: number;
  data: Any;
  errors: { code: string; detail: string; meta?: Any }[];
  headers: Headers;
};

/** Where buyers reserve, and where they approve. */
export type Shop = {
  ask(path: string, init: RequestInit): Promise<Response>;
  approve(orderId: string, card: Card): unknown;
};

export type Buyer = ReturnType<ReturnType<typeof buyersAt>>;

let addresses = 0;

/**
 * Somebody with an address of their own, who speaks REST as a program does.
 * @param shop asked anew for each call: it may be another server by then
 */
export const buyersAt =
  (shop: Shop) =>
  (given: { email?: string; ip?: string } = {}) => {
    addresses += 1;
    const email = given.email ?? `traveler-${addresses}@example.com`;
    const ip =
      given.ip ??
      `198.${18 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
    let token: string | null = null;
    let base = '';
    let id = '';

    const ask = async (
      method: string,
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Asked> => {
      const answer = await shop.ask(path, {
        method,
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          'X-Forwarded-For': ip,
          ...(token && { 'X-Shop-Authorization': `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { data, errors = [] } = (await answer.json()) as Any;
      return { status: answer.status, data, errors, headers: answer.headers };
    };

    const person = {
      email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      country_code: 'GB',
    };

    const begin = async (offer: Offer, more: object = {}) => {
      const begun = await ask('POST', `/v1/trips/${offer.trip}/reserve`, {
        ...person,
        number_of_travelers: 2,
        ...more,
      });
      token = begun.data?.attributes.shop_token ?? null;
      id = begun.data?.id ?? '';
      base = `/v1/trips/${offer.trip}/reserve/${id}`;
      return begun;
    };
    const step = (name: string, fields: object) => ask('PATCH', `${base}${name && `/update_${name}`}`, fields);
    const hold = (offer: Offer, travelers = 2) =>
      step('trip_availability', { departure_id: offer.departureId, number_of_travelers: travelers });
    const look = () => ask('GET', base);
    const named = (count: number) =>
      step('passenger_detail', {
        passengers: Array.from({ length: count }, (_, at) => ({
          position: at + 1,
          first_name: `Ada${at + 1}`,
          last_name: 'Lovelace',
        })),
      });
    const pay = (fields: object) => ask('POST', '/v1/paypal/booking-details', { reservation_id: id, ...fields });

    return {
      ask,
      begin,
      step,
      hold,
      look,
      named,
      pay,
      email,
      id: () => id,
      token: () => token,
      /** Asks for places of a trip whose company takes the payment itself. */
      askFor: (offer: Offer) =>
        ask('POST', `/v1/trips/${offer.trip}/bookings`, {
          ...person,
          number_of_travelers: 2,
          departure_id: offer.departureId,
          accommodation_level: offer.level,
          terms_accepted: true,
        }),
      /** All steps up to where it can be paid. */
      async upToConfirmed(offer: Offer, { travelers = 2, type = 'deposit' as 'deposit' | 'full' } = {}) {
        await begin(offer, { number_of_travelers: travelers });
        await hold(offer, travelers);
        await step('accommodation', { accommodation_level: offer.level });
        await step('payment_type', { payment_type: type });
        await named(travelers);
        const { data } = await look();
        return step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
      },
      /** Approves at PayPal, and comes back to have it captured. */
      async payBy(card: Card, purpose?: string) {
        const created = await pay({ action: 'create', ...(purpose && { purpose }) });
        if (created.status !== 200) return created;
        await shop.approve(created.data.attributes.paypal_order_id, card);
        return pay({ action: 'capture', paypal_order_id: created.data.attributes.paypal_order_id });
      },
    };
  };
