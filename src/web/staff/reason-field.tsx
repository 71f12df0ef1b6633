import type { Typed } from '../typed.loader.ts';
import { TextArea } from '../ui/text-area.tsx';

/** Why something is undone, in the words of whoever does it. @param typed where that was refused just now */
export function ReasonField({ typed }: { typed: Typed | null }) {
  return (
    <TextArea
      label="Reason they will read"
      name="reason"
      defaultValue={typed?.reason}
      rows={3}
      minLength={2}
      maxLength={1000}
      required
    />
  );
}
