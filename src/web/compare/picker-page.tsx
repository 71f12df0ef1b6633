import type { ComparedKind } from '../catalogue/compared-kinds.ts';
import { MOST_COMPARED } from '../catalogue/comparison-path.ts';
import { plural } from '../catalogue/trip-words.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './compare.module.css';
import type { Picked } from './picker.loader.ts';

type PickerPageProps = { picked: Picked; kind: ComparedKind; lead: string; trail: BreadcrumbsProps['items'] };

/** How comparing works, and, of what was ticked without scripts, why it can't be shown side by side as it is. */
export function PickerPage({ picked, kind, lead, trail }: PickerPageProps) {
  const { found } = picked;
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} />
      <header className={styles.head}>
        <div>
          <h1>Compare {kind.many}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
      <div className={styles.alone}>
        <Problem picked={picked} kind={kind} />
        {found.length > 0 && <Ticked found={found} kind={kind} />}
        <LinkButton kind={found.length > 0 ? 'line' : 'go'} href={kind.all}>
          See all {kind.many}
        </LinkButton>
      </div>
    </div>
  );
}

function Problem({ picked: { found, unknown }, kind: { one, many } }: { picked: Picked; kind: ComparedKind }) {
  if (found.length + unknown === 0) return null;
  return (
    <div role="status">
      {unknown > 0 && (
        <p>{plural(unknown, one, many)} of this address can’t be found: no longer offered, or misspelled.</p>
      )}
      {found.length < 2 && <p>Please choose at least two {many} to compare.</p>}
      {found.length > MOST_COMPARED && <p>You can compare up to three {many}. Untick the others.</p>}
    </div>
  );
}

function Ticked({ found, kind: { picker, field } }: { found: Picked['found']; kind: ComparedKind }) {
  return (
    <form action={picker} autoComplete="off" className={styles.ticked}>
      {found.map(({ slug, name, by }) => (
        <Checkbox key={slug} name={field} value={slug} defaultChecked>
          {by ? `${name}, by ${by}` : name}
        </Checkbox>
      ))}
      <Button type="submit" kind="sun">
        Compare
      </Button>
    </form>
  );
}
