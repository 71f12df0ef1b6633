import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { SIMULATED_ROOTS, SIMULATED_SIGNER } from '../paypal/connect.ts';
import { captureBody, eventBody, orderBody, refundBody, refusals, type Said } from './answers.ts';
import { approvalPage, backTo, donePage, unknownPage } from './approval-page.ts';
import { type Card, isCard } from './cards.ts';
import {
  approve,
  capture,
  createOrder,
  endDispute,
  isWaiting,
  openDispute,
  passTime,
  refund,
  type World,
} from './changes.ts';
import { captureId, coreIn, coreOf, isIdOf, type OrderRecord, orderId } from './record.ts';
import { type Settings, usualSettings } from './settings.ts';
import type { Store } from './store.ts';
import { createSigner, type Deliver, type Signed, type Signer } from './webhooks.ts';

export type SimulatorAccount = { clientId: string; clientSecret: string; webhookId: string };

export const SIMULATED_ACCOUNT: SimulatorAccount = {
  clientId: 'simulator',
  clientSecret: 'simulator',
  webhookId: 'SIMULATEDWEBHOOK1',
};

export type Simulator = {
  /** Its REST interface and its pages. */
  answer(request: Request): Promise<Response>;
  /** Where a traveler approves: GET and POST of its page. */
  approvalPage(request: Request): Promise<Response>;
  settings: Settings;
  /** Turns some of them, and does what is due then. */
  set(changes: Partial<Settings>): void;
  orders(): OrderRecord[];
  /** As if its traveler had chosen this card. */
  approve(orderId: string, card: Card): void;
  dispute(orderId: string, how: 'open' | 'end'): void;
  /** What the house does at PayPal itself. */
  refundAtPaypal(orderId: string, value: string): void;
  /** Events of an order, signed anew. */
  eventsOf(orderId: string): { id: string; type: string; signed: Signed }[];
  signer: Signer;
  /** What was asked, oldest first: "POST /v2/checkout/orders". */
  asked: string[];
  /** Sends what is due; returns when it was taken or refused. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  store: Store;
  /** Where its interface is reached. */
  api: string;
  /** Where its pages are; left out where they stand beside those of the site that asks. */
  pages?: string;
  deliver: Deliver;
  clock?: () => Date;
  settings?: Partial<Settings>;
  account?: SimulatorAccount;
};

const TOKEN_SECONDS = 32_400;
const LOOK_MS = 500;
const MOST_TRIES = 25;
const MOST_ASKED = 100_000;

/** PayPal as far as Sojourn asks it, with what travelers and banks do chosen by the card. Never in production. */
export function createSimulator(options: Options): Simulator {
  const { store, api, deliver, clock = () => new Date(), account = SIMULATED_ACCOUNT } = options;
  const settings: Settings = { ...usualSettings, ...options.settings };
  const now = () => clock().getTime() + settings.clockMs;
  const signer = createSigner(SIMULATED_SIGNER, account.webhookId, api, now);
  const tokens = new Map<string, number>();
  const asked: string[] = [];
  const waiting = new Set(
    store
      .all()
      .filter(isWaiting)
      .map(({ core }) => core),
  );
  const stopping = new AbortController();

  const pagesOf = ({ returnUrl }: OrderRecord) => options.pages ?? `${new URL(returnUrl).origin}/dev/paypal`;
  const world = (): World => ({ now: now(), settings, api, pagesOf });
  /** Changes an order that is there, after what time has decided. */
  const change = <Result>(id: string, work: (order: OrderRecord) => Result): Result | null =>
    store.change(coreIn(id), (order) => {
      if (!order || !isIdOf(id)) return { order: null, result: null };
      passTime(order, world());
      const result = work(order);
      if (isWaiting(order)) waiting.add(order.core);
      return { order, result };
    });
  /** Answered as before to the same request. */
  const answerOnce = (id: string, request: Request, work: (order: OrderRecord) => Said): Said => {
    const requestId = request.headers.get('PayPal-Request-Id');
    const said = change(id, (order) => {
      const before = requestId === null ? undefined : order.answers[requestId];
      if (before) return before;
      const answer = work(order);
      // What its payer can still mend isn't the end of it.
      if (requestId !== null && !isOpenStill(order)) order.answers[requestId] = answer;
      return answer;
    });
    return said ?? refusals.notFound();
  };

  const app = new Hono();
  app.use(async (c, next) => {
    if (asked.length < MOST_ASKED) asked.push(`${c.req.method} ${c.req.path}`);
    if (c.req.path.startsWith('/simulator/')) return next();
    if (settings.delayMs > 0) await rest(settings.delayMs);
    if (settings.failing > 0) {
      settings.failing--;
      return json(refusals.unavailable());
    }
    const isOpen = !c.req.path.startsWith('/v2/');
    const [, token = ''] = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!isOpen && (tokens.get(token) ?? 0) <= now()) return json(refusals.unauthorized());
    return next();
  });

  app.post('/v1/oauth2/token', (c) => {
    const expected = `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`;
    if (c.req.header('Authorization') !== expected) return json(refusals.invalidClient());
    const token = `A21AA${randomBytes(32).toString('base64url')}`;
    tokens.set(token, now() + TOKEN_SECONDS * 1000);
    return c.json({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SIMULATED',
      expires_in: TOKEN_SECONDS,
      nonce: `${new Date(now()).toISOString()}${randomBytes(12).toString('base64url')}`,
    });
  });
  app.post('/v2/checkout/orders', async (c) => {
    const given = await c.req.json().catch(() => null);
    const core = coreOf(c.req.header('PayPal-Request-Id') ?? null);
    return json(
      store.change(core, (before) => {
        if (before) return { order: null, result: { status: 200, body: orderBody(before, api, pagesOf(before)) } };
        const made = createOrder(core, given, world());
        if ('body' in made) return { order: null, result: made };
        return { order: made, result: { status: 201, body: orderBody(made, api, pagesOf(made)) } };
      }),
    );
  });
  app.get('/v2/checkout/orders/:id', (c) => {
    const said = change(c.req.param('id'), (order) => ({ status: 200, body: orderBody(order, api, pagesOf(order)) }));
    return json(said ?? refusals.notFound());
  });
  app.post('/v2/checkout/orders/:id/capture', async (c) => {
    const id = c.req.param('id');
    const known = store.read(coreIn(id));
    if (known?.card === 'slow' && !known.capture) await rest(settings.slowMs);
    const first = known?.capture === null;
    const said = answerOnce(id, c.req.raw, (order) => capture(order, world()));
    if (first && known.card === 'timeout') await rest(settings.hangMs);
    if (first && known.card === 'server_error') return json(refusals.serverError());
    return json(said);
  });
  app.get('/v2/payments/captures/:id', (c) => {
    const said = change(c.req.param('id'), (order) => captureBody(order, api));
    return json(said ? { status: 200, body: said } : refusals.notFound());
  });
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const given = await c.req.json().catch(() => ({}));
    const id = c.req.param('id');
    if (!id.endsWith('CAP')) return json(refusals.notFound());
    const said = answerOnce(id, c.req.raw, (order) => refund(order, given, world()));
    if (settings.refundAnswerMs > 0) await rest(settings.refundAnswerMs);
    return json(said);
  });
  app.get('/v2/payments/refunds/:id', (c) => {
    const id = c.req.param('id');
    const said = change(id, (order) => {
      const found = order.refunds.find((one) => one.id === id);
      return found ? refundBody(order, found, api) : null;
    });
    return json(said ? { status: 200, body: said } : refusals.notFound());
  });
  app.get('/v1/notifications/certs/:name', (c) =>
    c.req.param('name') === signer.certificate ? c.text(signer.chain().chain) : json(refusals.notFound()),
  );
  app.get(SIMULATED_ROOTS, (c) => c.text(signer.chain().root));
  app.on(['GET', 'POST'], '/checkoutnow', (c) => page(c.req.raw));
  app.notFound(() => json(refusals.notFound()));
  app.onError(() => json(refusals.serverError()));

  async function page(request: Request): Promise<Response> {
    const id = new URL(request.url).searchParams.get('token') ?? '';
    const order = change(id, (found) => found);
    if (!order) return unknownPage();
    if (order.status !== 'PAYER_ACTION_REQUIRED') return donePage(order);
    if (request.method !== 'POST') return approvalPage(order);
    const given = await request.formData().catch(() => new FormData());
    const card = given.get('card');
    if (given.get('action') === 'cancel') return back(backTo(order, order.cancelUrl));
    if (!isCard(card)) return approvalPage(order);
    change(id, (found) => approve(found, card, world()));
    return back(backTo(order, order.returnUrl));
  }

  async function sendDue(): Promise<void> {
    if (settings.webhooks === 'held') return;
    for (const core of [...waiting]) {
      const order = change(core + orderId({ core }).slice(core.length), (found) => found);
      const due = order?.events.filter((event) => event.due !== null && event.due <= now()) ?? [];
      for (const event of due) {
        const status = await deliver(signer.sign(eventBody(event, api))).catch(() => 0);
        change(orderId({ core }), ({ events }) => {
          const sent = events.find(({ id }) => id === event.id);
          if (!sent) return;
          sent.tries++;
          const isOver = (status >= 200 && status < 300) || sent.tries >= MOST_TRIES;
          sent.due = isOver ? null : now() + 1000 * 2 ** Math.min(sent.tries, 12);
        });
      }
      if (!order || !isWaiting(store.read(core) ?? order)) waiting.delete(core);
    }
  }

  let sending: Promise<void> = Promise.resolve();
  const soon = () => {
    sending = sending.then(sendDue).catch(() => {});
    return sending;
  };
  const timer = setInterval(soon, LOOK_MS);
  timer.unref();
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  return {
    answer: async (request) => app.fetch(request),
    approvalPage: page,
    settings,
    set(changes) {
      Object.assign(settings, changes);
      void soon();
    },
    orders: () => store.all(),
    approve: (id, card) => void change(id, (order) => approve(order, card, world())),
    dispute: (id, how) =>
      void change(id, (order) => (how === 'open' ? openDispute(order, world()) : endDispute(order, world()))),
    refundAtPaypal(id, value) {
      change(id, (order) => refund(order, { amount: { currency_code: order.amount.currency_code, value } }, world()));
    },
    eventsOf: (id) =>
      (change(id, (order) => order.events) ?? []).map((event) => ({
        id: event.id,
        type: event.type,
        signed: signer.sign(eventBody(event, api)),
      })),
    signer,
    asked,
    sendDue: soon,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await sending;
    },
  };
}

const isOpenStill = ({ status }: OrderRecord) => status === 'PAYER_ACTION_REQUIRED';

function json({ status, body }: Said): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function back(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}

export { captureId, orderId };
