/** A sentence of a contract: words between backticks are code. */
export function WithCode({ text }: { text: string }) {
  const [before, code, ...after] = text.split('`');
  if (code === undefined) return text;
  return (
    <>
      {before}
      <code>{code}</code>
      <WithCode text={after.join('`')} />
    </>
  );
}
