import { Checkbox } from '../ui/checkbox.tsx';

type CompareBoxProps = { slug: string; name: string; of?: 'company'; className?: string | undefined };

/**
 * Puts a trip, or a company, beside others. The browser's own tick, of a form in the shell, so that comparing works
 * before and without scripts; the shell's bar follows it (docs/decisions/0047).
 */
export function CompareBox({ slug, name, of, className }: CompareBoxProps) {
  return (
    <Checkbox
      form={of ? 'compare-companies' : 'compare-trips'}
      name={of ?? 'trip'}
      value={slug}
      data-name={name}
      aria-label={`Compare: ${name}`}
      className={className}
    >
      Compare
    </Checkbox>
  );
}
