import { type RefObject, useEffect, useState } from 'react';
import type { ReviewDraft } from './send-review.ts';

const KEY = 'review_draft';

/** What stands in a form, kept in this browser until it was sent: an hour of writing isn’t lost with a page. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<Partial<ReviewDraft>>({});

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = readKept();
    // What was written before this script came stands.
    if (kept && kept.operator === valuesOf(element).operator && !valuesOf(element).content) fill(element, kept);
    const follow = () => {
      const values = valuesOf(element);
      setDraft(values);
      keep(values);
    };
    setDraft(valuesOf(element));
    element.addEventListener('input', follow);
    return () => element.removeEventListener('input', follow);
  }, [form]);

  return { draft, forget: () => keep(null) };
}

export const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as ReviewDraft;

function fill(form: HTMLFormElement, kept: Partial<Record<string, string>>): void {
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value ?? '';
    } else if (field instanceof HTMLSelectElement) field.value = value ?? '';
  }
}

function readKept(): Partial<Record<string, string>> | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (kept === null || typeof kept !== 'object') return null;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return null;
  }
}

function keep(values: ReviewDraft | null): void {
  try {
    if (values === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: the form itself still does.
  }
}
