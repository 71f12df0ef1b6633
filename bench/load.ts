import { createClient, type Shot, sendWell } from './http-client.ts';

const CONNECTIONS = 8;
const MOST_AT_ONCE = 200;

/**
 * Asks over as many connections as given, each again as soon as it is answered.
 * @returns how many requests were answered
 */
export async function loadFor(seconds: number, port: number, next: () => Shot): Promise<number> {
  const client = createClient(port, CONNECTIONS);
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await sendWell(client, next());
      answered++;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    return answered;
  } finally {
    client.close();
  }
}

type Limits = { connections: number; mostSeconds: number };

/** All of them, over some connections; stops asking when the time is over. @returns how many were answered */
export async function sendAll(
  shots: readonly Shot[],
  port: number,
  { connections, mostSeconds }: Limits,
): Promise<number> {
  const client = createClient(port, connections);
  const end = performance.now() + mostSeconds * 1000;
  let sent = 0;
  const ask = async () => {
    for (let shot = shots[sent]; shot && performance.now() < end; shot = shots[sent]) {
      sent++;
      await sendWell(client, shot);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
    return sent;
  } finally {
    client.close();
  }
}

export type Paced = { sent: number; refused: number; milliseconds: number[] };

/** Asks at a fixed rate, whether the server keeps up or not. */
export async function loadAtRate(perSecond: number, seconds: number, port: number, next: () => Shot): Promise<Paced> {
  const client = createClient(port, MOST_AT_ONCE);
  const result: Paced = { sent: 0, refused: 0, milliseconds: [] };
  const began = performance.now();
  const underWay = new Set<Promise<void>>();

  const shoot = async () => {
    const start = performance.now();
    const answer = await client.send(next()).catch(() => null);
    if (answer?.status === 200) result.milliseconds.push(performance.now() - start);
    else result.refused++;
  };
  try {
    for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
      for (const due = Math.floor(passed * perSecond); result.sent < due; result.sent++) {
        const shot = shoot();
        underWay.add(shot);
        void shot.finally(() => underWay.delete(shot));
      }
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    await Promise.all(underWay);
    return result;
  } finally {
    client.close();
  }
}
