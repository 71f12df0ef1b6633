import { fork } from 'node:child_process';

/** What a measured process does when it is asked; see answer-parent.ts. */
export type Commands = Record<string, (argument: never) => unknown>;

export type Child<Set extends Commands> = {
  port: number;
  ask<Name extends keyof Set & string>(
    name: Name,
    ...argument: Parameters<Set[Name]>
  ): Promise<Awaited<ReturnType<Set[Name]>>>;
  /** Resolves once the process is gone. */
  stop(): Promise<void>;
};

/** From the measured process: that it listens, or what a command came to. */
export type Message = { port: number } | { id: number; value: unknown } | { id: number; error: string };
export type Question = { id: number; name: string; argument: unknown };

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/**
 * Starts a file of this folder as a process of its own and waits until it listens.
 * @param flags of Node.js
 */
export async function startChild<Set extends Commands>(
  file: string,
  environment: Record<string, string> = {},
  flags: string[] = [],
): Promise<Child<Set>> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...environment },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listening = Promise.withResolvers<number>();

  child.on('message', (message: Message) => {
    if ('port' in message) return listening.resolve(message.port);
    const question = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) question?.reject(new Error(message.error));
    else question?.resolve(message.value as never);
  });
  child.once('exit', (code, signal) => {
    const error = new Error(`${file} ended (${signal ?? code})`);
    listening.reject(error);
    for (const question of waiting.values()) question.reject(error);
  });

  return {
    port: await listening.promise,
    ask: (name, ...argument) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error(`${file} has ended`));
        const question: Question = { id: ++asked, name, argument: argument[0] };
        waiting.set(question.id, { resolve, reject });
        child.send(question);
      }),
    stop() {
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
      return gone.finally(() => clearTimeout(force));
    },
  };
}
