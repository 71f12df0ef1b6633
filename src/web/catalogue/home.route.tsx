import type { Route } from './+types/home.route';
import { services } from '../services.ts';

export function meta() {
  return [{ title: 'Group Trips, Tours & Reviews | Sojourn' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(services);
  return { env: config.env };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <main>Sojourn {loaderData.env}</main>;
}
