import { Hono } from 'hono';
import { notFound } from '#kernel';
import type { Door, DoorApp } from './door.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { mount } from './rest/mount.ts';

const KILOBYTES = 4;

/** Where travelers of a demo approve their payments. Where PayPal itself is asked there are no such pages. */
export function devPaypal(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  const { paypalSimulator: simulator } = door;
  const page = (request: Request) => {
    if (!simulator) throw notFound();
    return simulator.approvalPage(request);
  };
  mount(app, door, 'GET /dev/paypal/checkoutnow', (c) => page(c.req.raw));
  mount(app, door, 'POST /dev/paypal/checkoutnow', bodyCap(KILOBYTES), (c) => page(c.req.raw));
  return app;
}
