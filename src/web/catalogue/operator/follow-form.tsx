import { Button } from '../../ui/button.tsx';
import styles from './follow-form.module.css';

type Props = { operator: { id: string; slug: string; name: string } };

/** Follows a company: a form by itself, and for members a switch that acts at once (`shell/saving`). */
export function FollowForm({ operator: { id, slug, name } }: Props) {
  return (
    <form method="post" action="/following" data-follow={id} data-name={name} className={styles.form}>
      <input type="hidden" name="operator" value={slug} />
      <Button type="submit" size="small">
        <span className={styles.off}>
          Follow<span className="visually-hidden"> {name}</span>
        </span>
        <span className={styles.on}>
          Following<span className="visually-hidden"> {name}: press to stop</span>
        </span>
      </Button>
    </form>
  );
}
