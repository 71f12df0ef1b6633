/** How many numbers each path command takes. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };

const tokens = /[a-zA-Z]|-?\d*\.?\d+/g;

function joined(numbers: readonly number[]): string {
  let text = '';
  for (const [i, value] of numbers.entries()) text += i === 0 || value < 0 ? value : ` ${value}`;
  return text;
}

/** The same path in whole numbers, each command absolute or relative, whichever is shorter. */
export function compactPath(path: string): string {
  const parts = path.match(tokens) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [command, previous, out, at] = ['', '', '', 0];
  while (at < parts.length) {
    const part = parts[at] ?? '';
    if (/[a-zA-Z]/.test(part)) {
      command = part;
      at++;
    } else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toLowerCase();
    if (kind === 'z') {
      out += 'z';
      previous = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const count = arity[kind] ?? 0;
    const absolute: number[] = [];
    const relative: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = Math.round(Number(parts[at + i]));
      // Arcs carry radii and flags before their end point; h and v carry one axis.
      const base =
        kind === 'a' && i < 5 ? 0 : kind === 'v' ? y : kind === 'h' ? x : (kind === 'a' ? i - 5 : i) % 2 ? y : x;
      absolute.push(command === kind ? value + base : value);
      relative.push(command === kind ? value : value - base);
    }
    at += count;
    const write = (letter: string, numbers: readonly number[]) => {
      const repeats =
        letter === previous || (letter === 'l' && previous === 'm') || (letter === 'L' && previous === 'M');
      const text = joined(numbers);
      return repeats && kind !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    };
    const long = write(kind.toUpperCase(), absolute);
    const short = write(kind, relative);
    const useLong = long.length < short.length || out === '';
    out += useLong ? long : short;
    previous = useLong ? kind.toUpperCase() : kind;
    if (kind === 'h') x = absolute[0] ?? x;
    else if (kind === 'v') y = absolute[0] ?? y;
    else [x, y] = [absolute.at(-2) ?? x, absolute.at(-1) ?? y];
    if (kind === 'm') [startX, startY] = [x, y];
  }
  return out;
}
