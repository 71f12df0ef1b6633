import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** Answers of a server that isn't content: throw one with its code, such as 451. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

/** What a test has the server do on the way; what throws is its answer. */
export type MailServerMoods = {
  greeted?: () => Promise<void> | void;
  recipient?: (address: string) => Promise<void> | void;
  /** When the first bytes of a mail are there. */
  begun?: () => Promise<void> | void;
  /** When all of it is there, before it is acknowledged. */
  whole?: (mail: ParsedMail) => Promise<void> | void;
};

export type MailServer = {
  url: string;
  /** Every mail that was acknowledged, a second transfer of the same too. */
  accepted: ParsedMail[];
  moods: MailServerMoods;
  /** Breaks every connection off. */
  cut(): void;
  /** Ends every connection; nobody listens from here on. */
  stop(): Promise<void>;
  /** At the same address again. */
  restart(): Promise<void>;
};

/** A real SMTP server on this machine, without TLS or passwords. */
export async function startMailServer(): Promise<MailServer> {
  const own: MailServer = { url: '', accepted: [], moods: {}, cut, stop, restart: () => listen(port) };
  let server: SMTPServer;
  let port = 0;

  const sockets = new Set<Socket>();

  const asked = (mood: () => Promise<void> | void, done: (error?: Error | null) => void): void => {
    void (async () => mood())().then(() => done(), done);
  };

  async function listen(at: number): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 10,
      onConnect: (_session, done) => asked(() => own.moods.greeted?.(), done),
      onRcptTo: ({ address }, _session, done) => asked(() => own.moods.recipient?.(address), done),
      onData(stream, _session, done) {
        // Those at its begin: it may have them changed before the end of the text.
        const { begun, whole } = own.moods;
        stream.once('readable', () => void begun?.());
        simpleParser(stream).then(
          (mail) =>
            asked(async () => {
              await whole?.(mail);
              own.accepted.push(mail);
            }, done),
          done,
        );
      },
    });
    // Connections that a test cuts are its own doing.
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(at, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
    own.url = `smtp://127.0.0.1:${port}`;
  }
  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }
  function stop(): Promise<void> {
    cut();
    return new Promise((stopped) => server.close(() => stopped()));
  }

  await listen(0);
  return own;
}
