/** Class names joined by a space; what is false or missing drops out, and without any there is no class. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
