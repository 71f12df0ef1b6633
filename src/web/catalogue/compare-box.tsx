import { Checkbox } from '../ui/checkbox.tsx';

/** The form in the shell that carries what is ticked, so that comparing works before and without scripts. */
export const COMPARE_FORM = 'compare-trips';

/** Puts a trip beside others. The browser's own tick: the shell's bar follows it (docs/decisions/0047). */
export function CompareBox({ slug, name, className }: { slug: string; name: string; className?: string | undefined }) {
  return (
    <Checkbox
      form={COMPARE_FORM}
      name="trip"
      value={slug}
      data-name={name}
      aria-label={`Compare: ${name}`}
      className={className}
    >
      Compare
    </Checkbox>
  );
}
