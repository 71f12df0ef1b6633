import type { Simulator } from './simulator.ts';

/** What tests ask of a simulator that runs as a process of its own: `/simulator/…`. Null: it is none of that. */
export async function control(simulator: Simulator, request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const order = searchParams.get('order') ?? '';
  const given = request.method === 'POST' ? await request.json().catch(() => ({})) : {};
  switch (`${request.method} ${pathname}`) {
    case 'GET /simulator/orders':
      return Response.json(simulator.orders());
    case 'GET /simulator/asked':
      return Response.json(simulator.asked);
    case 'GET /simulator/events':
      return Response.json(simulator.eventsOf(order));
    case 'POST /simulator/settings':
      simulator.set(given);
      return Response.json(simulator.settings);
    case 'POST /simulator/approve':
      simulator.approve(order, given.card ?? 'approve');
      return Response.json({ order });
    case 'POST /simulator/dispute':
      simulator.dispute(order, given.how ?? 'open');
      return Response.json({ order });
    case 'POST /simulator/refund':
      simulator.refundAtPaypal(order, given.value ?? '1.00');
      return Response.json({ order });
    default:
      return null;
  }
}
