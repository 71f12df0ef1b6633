import type { ChangeEvent, ReactNode } from 'react';
import type { ComparedKind } from '../catalogue/compared-kinds.ts';
import { ShareLink } from '../catalogue/share-link.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../ui/breadcrumbs.tsx';
import { classes } from '../ui/classes.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './compare.module.css';
import { type ComparedHead, type Comparison, type LeftOut, ONLY } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

const COUNT = ['', 'One', 'Two', 'Three'];

type ComparisonPageProps<Head extends ComparedHead> = {
  comparison: Comparison<Head>;
  kind: ComparedKind;
  /** What the table marks, in a sentence or two. */
  lead: string;
  trail: BreadcrumbsProps['items'];
  picture(head: Head): ReactNode;
};

/** Two or three side by side; of fewer, why, and where to find others. */
export function ComparisonPage<Head extends ComparedHead>({
  comparison,
  kind,
  lead,
  trail,
  picture,
}: ComparisonPageProps<Head>) {
  const { heads, leftOut } = comparison;
  return (
    <div className={classes('wrap', styles.page)}>
      <Breadcrumbs items={trail} />
      <header className={styles.head}>
        <div>
          <h1>
            {COUNT[heads.length]} {heads.length === 1 ? kind.one : kind.many}, line by line
          </h1>
          {heads.length > 1 && <p className={styles.lead}>{lead}</p>}
        </div>
        {heads.length > 1 && (
          <div className={styles.ways}>
            <Differences comparison={comparison} />
            <ShareLink title={heads.map(({ name }) => name).join(' or ')} path={comparison.path} />
          </div>
        )}
      </header>
      <NotShown leftOut={leftOut} kind={kind} />
      {heads.length > 1 ? (
        <ComparisonTable comparison={comparison} kind={kind} picture={picture} />
      ) : (
        <Alone head={heads[0]} kind={kind} />
      )}
    </div>
  );
}

/** What of the address isn't in the table, and why. */
function NotShown({ leftOut: { beyond, unknown }, kind }: { leftOut: LeftOut; kind: ComparedKind }) {
  if (beyond + unknown.length === 0) return null;
  const names = new Intl.ListFormat('en-US').format(unknown.map((slug) => `“${slug}”`));
  const why = `${unknown.length === 1 ? 'It' : 'They'} may be misspelled, or no longer offered.`;
  return (
    <div role="status" className={styles.left}>
      {unknown.length > 0 && <p>{`Left out: ${names}. ${why}`}</p>}
      {beyond > 0 && <p>{`You can compare up to three ${kind.many}. These are the first three.`}</p>}
    </div>
  );
}

/** Rows that all say alike are hidden by the stylesheet, so it works before any script; the address follows with one. */
function Differences({ comparison: { path, onlyDifferences } }: { comparison: Comparison<ComparedHead> }) {
  const [key, value] = ONLY;
  return (
    <Switch name={key} value={value} defaultChecked={onlyDifferences} onChange={tell}>
      Only show differences
    </Switch>
  );

  function tell({ target: { checked } }: ChangeEvent<HTMLInputElement>): void {
    window.history.replaceState(window.history.state, '', checked ? `${path}?${key}=${value}` : path);
  }
}

function Alone({ head, kind }: { head: ComparedHead | undefined; kind: ComparedKind }) {
  return (
    <div className={styles.alone}>
      <p>
        {`Please choose at least two ${kind.many} to compare. `}
        {head && <a href={head.href}>{head.name}</a>} is the only one of this address that is still offered.
      </p>
      <LinkButton kind="go" href={kind.all}>
        See all {kind.many}
      </LinkButton>
    </div>
  );
}
