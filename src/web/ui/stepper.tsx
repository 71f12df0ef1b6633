import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';
import { useHydrated } from './use-hydrated.ts';

export type StepperProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'defaultValue'> & {
  label: string;
  /** What one step adds: "traveler". */
  unit: string;
  min?: number;
  max?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
};

/** − n + around a number field; the field alone works without scripts. */
export function Stepper(props: StepperProps) {
  const { label, unit, min = 0, max = 99, defaultValue = min, onChange, disabled, ...input } = props;
  const [value, setValue] = useState(defaultValue);
  const field = useRef<HTMLInputElement>(null);
  const scripted = useHydrated();
  const id = useId();

  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, Math.round(next)));
    if (field.current) field.current.value = String(kept);
    setValue(kept);
    onChange?.(kept);
  };

  // While typing the field may be empty or too large; what leaves it is put right.
  const settle = () => set(Number(field.current?.value || min));
  const take = (input: HTMLInputElement) => input.validity.valid && input.value !== '' && set(Number(input.value));

  // What was typed before scripts worked counts as well.
  const begin = useEffectEvent(() => field.current && Number(field.current.value) !== value && take(field.current));
  useEffect(() => void begin(), []);

  return (
    <div className={classes(styles.stepper, !scripted && styles.plain)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <IconButton
          look="line"
          icon="minus"
          label={`One ${unit} less`}
          disabled={disabled || value <= min}
          onClick={() => set(value - 1)}
        />
        <input
          {...input}
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={disabled}
          defaultValue={defaultValue}
          onBlur={settle}
          onChange={(event) => take(event.target)}
        />
        <IconButton
          look="line"
          icon="plus"
          label={`One ${unit} more`}
          disabled={disabled || value >= max}
          onClick={() => set(value + 1)}
        />
      </div>
    </div>
  );
}
