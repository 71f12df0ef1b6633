import { useId, useState } from 'react';
import type { ListQuery } from '#search/shared';
import { Checkbox } from '../ui/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import { useKeptChecked } from '../ui/use-kept-checked.ts';
import styles from './filters.module.css';
import type { FilterOption, FilterGroup as Group } from './trip-list-data.ts';

const SHOWN = 6;
/** In an address it stands for no filter. */
const ANY = '';

type FilterGroupProps = { group: Group; shown: ListQuery; folded?: boolean };

/** One facet with its values and how many trips each would leave. Values beyond the first few are folded away. */
export function FilterGroup({ group, shown, folded }: FilterGroupProps) {
  const chosen = new Set(shown.filters[group.key] ?? [ANY]);
  // As the page arrived: a box doesn't move away from under the finger that ticks it.
  const [chosenFirst] = useState(chosen);
  const first = group.options.filter((option, index) => index < SHOWN || chosenFirst.has(option.value));
  const rest = group.options.filter((option) => !first.includes(option));
  const row = (option: FilterOption) => (
    <Option key={option.value} group={group} option={option} checked={chosen.has(option.value)} />
  );
  const body = (
    <>
      {first.map(row)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {rest.length} more
            <Icon of="chevron-down" size="small" />
          </summary>
          {rest.map(row)}
        </details>
      )}
    </>
  );
  if (!folded) {
    return (
      <fieldset className={styles.group}>
        <legend>{group.label}</legend>
        {body}
      </fieldset>
    );
  }
  return (
    <details className={styles.group} open={!chosenFirst.has(ANY) || undefined}>
      <summary>
        {group.label}
        <Icon of="chevron-down" size="small" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{group.label}</legend>
        {body}
      </fieldset>
    </details>
  );
}

function Option({ group, option, checked }: { group: Group; option: FilterOption; checked: boolean }) {
  const id = useId();
  return (
    <>
      <Checkbox
        {...useKeptChecked(checked)}
        single={group.single}
        name={group.key}
        value={option.value}
        disabled={option.count === 0 && !checked}
        count={option.count}
        aria-describedby={option.about && id}
      >
        {option.label}
      </Checkbox>
      {option.about && (
        <p id={id} className={styles.about}>
          {option.about}
        </p>
      )}
    </>
  );
}
