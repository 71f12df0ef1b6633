/** What the log says of a failure: nothing else of an error is written, whatever a library hangs on it. */
export type LoggedFailure = { name: string; message: string; code?: string; stack?: string; causes?: LoggedFailure[] };

const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;
const MOST_CAUSES = 3;

/** Name, message, code, stack and up to three causes; the connection, key or row that an error carries stay out. */
export function loggedFailure(failure: unknown): LoggedFailure {
  if (!(failure instanceof Error)) return { name: 'Error', message: `thrown: ${kindOf(failure)}` };
  const causes = causesOf(failure);
  return { ...shown(failure), ...(causes.length > 0 && { causes: causes.map(shown) }) };
}

function kindOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null ? (thrown.constructor?.name ?? 'object') : typeof thrown;
}

/** The causes of an error, and what one attempt met on several ways, nearest first; each once. */
function causesOf(failure: Error): Error[] {
  const found: Error[] = [failure];
  for (const error of found) {
    const next = [error.cause, ...(error instanceof AggregateError ? error.errors : [])];
    for (const one of next) {
      if (found.length > MOST_CAUSES) break;
      if (one instanceof Error && !found.includes(one)) found.push(one);
    }
  }
  return found.slice(1);
}

function shown(error: Error): LoggedFailure {
  const code = 'code' in error && error.code !== undefined ? String(error.code) : undefined;
  const hide = (text: string) => withoutSecrets(text, code);
  // The stack begins with the message.
  const frames = error.stack?.replace(error.message, () => hide(error.message));
  return {
    name: error.name,
    message: hide(error.message).slice(0, LONGEST_MESSAGE),
    ...(code !== undefined && { code }),
    ...(frames && { stack: hide(frames).slice(0, LONGEST_STACK) }),
  };
}

/** Takes user and password out of addresses, and the refused value out of PostgreSQL's "data exceptions", class 22. */
function withoutSecrets(text: string, code = ''): string {
  const hidden = text.replace(/:\/\/[^\s/@]+@/g, '://…@');
  return /^22.{3}$/.test(code) ? hidden.replace(/: "[^\n]*/g, ': "…"') : hidden;
}
