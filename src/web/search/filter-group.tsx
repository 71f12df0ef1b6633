import { useId, useState } from 'react';
import type { ListQuery } from '#search/shared';
import { Checkbox } from '../ui/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import { useKeptChecked } from '../ui/use-kept-checked.ts';
import styles from './filters.module.css';
import type { FilterOption, FilterGroup as Group } from './trip-list-data.ts';

const SHOWN = 6;

type FilterGroupProps = { group: Group; shown: ListQuery; folded?: boolean };

/** One facet with its values and how many trips each would leave. Values beyond the first few are folded away. */
export function FilterGroup({ group, shown, folded }: FilterGroupProps) {
  const chosen = new Set(shown.filters[group.key] ?? []);
  // As the page arrived: a box doesn't move away from under the finger that ticks it.
  const [chosenFirst] = useState(chosen);
  // For the same reason it stays unfolded when its last value is let go.
  const [isOpen, setOpen] = useState(chosen.size > 0);
  if (chosen.size > 0 && !isOpen) setOpen(true);
  const first = group.options.filter((option, index) => index < SHOWN || chosenFirst.has(option.value));
  const rest = group.options.filter((option) => !first.includes(option));
  const body = (
    <>
      {group.single && <Any group={group} checked={chosen.size === 0} />}
      {first.map((option) => (
        <Option key={option.value} group={group} option={option} checked={chosen.has(option.value)} />
      ))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {rest.length} more
            <Icon of="chevron-down" size="small" />
          </summary>
          {rest.map((option) => (
            <Option key={option.value} group={group} option={option} checked={chosen.has(option.value)} />
          ))}
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
    <details className={styles.group} open={isOpen || undefined}>
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

/** Of a group of which one value alone is asked for: none of them. */
function Any({ group, checked }: { group: Group; checked: boolean }) {
  return (
    <Checkbox {...useKeptChecked(checked)} single name={group.key} value="">
      Any
    </Checkbox>
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
