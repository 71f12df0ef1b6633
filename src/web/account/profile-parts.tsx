import { formatDate } from '#kernel/shared';
import { OperatorMark } from '../catalogue/operator-mark.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './account.module.css';
import { Section } from './section.tsx';
import type { Profile } from './shown-profile.ts';
import { SignInAgain } from './sign-in-again.tsx';

const PATH = '/account/my-profile';

const of = ({ saved, at, error }: Profile) => ({ saved, at, error });

export function NamePart(profile: Profile) {
  const { firstName, lastName } = profile.me;
  const names = [
    { label: 'First name', name: 'first_name', autoComplete: 'given-name', value: firstName },
    { label: 'Last name', name: 'last_name', autoComplete: 'family-name', value: lastName },
  ];
  return (
    <Section part="name" title="Name" sentence="As it stands in your passport." {...of(profile)}>
      <form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="do" value="name" />
        <div className={styles.pair}>
          {names.map(({ label, name, autoComplete, value }) => (
            <TextInput
              key={name}
              label={label}
              name={name}
              autoComplete={autoComplete}
              defaultValue={value ?? ''}
              minLength={2}
              maxLength={100}
              required
            />
          ))}
        </div>
        <Button type="submit" kind="ink">
          Save name
        </Button>
      </form>
    </Section>
  );
}

export function BirthdayPart(profile: Profile) {
  return (
    <Section part="birthday" title="Birthday" sentence="Only you see it." {...of(profile)}>
      <form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="do" value="birthday" />
        <TextInput
          label="Birthday"
          hideLabel
          name="birthday"
          type="date"
          autoComplete="bday"
          min="1900-01-02"
          defaultValue={profile.me.birthday ?? ''}
          className={styles.day}
        />
        <Button type="submit" kind="ink">
          Save birthday
        </Button>
      </form>
    </Section>
  );
}

export function EmailPart(profile: Profile) {
  const { email, isVerified, isFresh, isUnreachable } = profile.me;
  return (
    <Section
      part="email"
      title="Email"
      sentence="It signs you in, and we write here about what you ask for."
      done="We sent a link to the new address. Until you use it, everything stays as it is."
      {...of(profile)}
    >
      <p className={styles.email}>
        <b>{email}</b>
        {isVerified && (
          <Badge icon="badge-check" tone="pine">
            Confirmed
          </Badge>
        )}
      </p>
      {isUnreachable && <Alert>Mail to this address came back. Enter another one, so that we can reach you.</Alert>}
      {isFresh ? (
        <form method="post" action={PATH} className={styles.form}>
          <input type="hidden" name="do" value="email" />
          <TextInput
            label="New address"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={profile.typed?.email}
            required
          />
          <Button type="submit" kind="ink">
            Change address
          </Button>
        </form>
      ) : (
        <SignInAgain purpose="change it" path={`${PATH}#email`} />
      )}
    </Section>
  );
}

export function PasswordPart(profile: Profile) {
  const { hasPassword, isFresh, email } = profile.me;
  return (
    <Section
      part="password"
      title="Password"
      sentence="You can always sign in with a link by email instead."
      {...of(profile)}
    >
      {hasPassword || isFresh ? (
        <form method="post" action={PATH} className={styles.form}>
          <input type="hidden" name="do" value="password" />
          {/* For programs that keep passwords. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
          <div className={styles.pair}>
            {hasPassword && (
              <TextInput
                label="Current password"
                name="current_password"
                type="password"
                autoComplete="current-password"
                required
              />
            )}
            <TextInput
              label="New password"
              name="password"
              type="password"
              autoComplete="new-password"
              minLength={6}
              maxLength={128}
              hint="6 characters or more. You are signed out everywhere else."
              required
            />
          </div>
          <Button type="submit" kind="ink">
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        </form>
      ) : (
        <SignInAgain purpose="set one, as you have none" path={`${PATH}#password`} />
      )}
    </Section>
  );
}

const OPENED_BY: Readonly<Record<string, string>> = {
  password: 'by password',
  magic_link: 'by a link',
  google: 'by Google',
  confirmation: 'by confirming your address',
};

export function SessionsPart(profile: Profile) {
  const { sessions } = profile;
  return (
    <Section
      part="sessions"
      title="Signed in"
      sentence="Where this account is open. Sign out of what you don’t know, then choose another password."
      {...of(profile)}
    >
      <ul className={styles.rows}>
        {sessions.map(({ id, browser, openedBy, openedOn, isThis }) => (
          <li key={id}>
            <span>
              <b>{browser}</b>
              <small>
                Since {formatDate(openedOn)}
                {openedBy && `, ${OPENED_BY[openedBy]}`}
              </small>
            </span>
            {isThis ? (
              <Badge icon="check" tone="info">
                This one
              </Badge>
            ) : (
              <form method="post" action={PATH}>
                <input type="hidden" name="do" value="session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" size="small" aria-label={`Sign out of ${browser}, since ${formatDate(openedOn)}`}>
                  Sign out
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={PATH}>
          <input type="hidden" name="do" value="others" />
          <Button type="submit">Sign out everywhere else</Button>
        </form>
      )}
    </Section>
  );
}

export function FollowingPart(profile: Profile) {
  const { following } = profile;
  return (
    <Section part="following" title="Following" sentence="Companies whose trips you look out for." {...of(profile)}>
      {following.length === 0 ? (
        <p>
          Nobody yet. A company’s page has a button for it: <a href="/tour-operators">tour companies</a>.
        </p>
      ) : (
        <ul className={styles.rows}>
          {following.map(({ id, slug, name, tripsCount, logo }) => (
            <li key={id}>
              <OperatorMark slug={slug} logo={logo} small />
              <span>
                <b>
                  <a href={`/tour-operators/${slug}`}>{name}</a>
                </b>
                <small>{plural(tripsCount, 'trip')}</small>
              </span>
              <form method="post" action={PATH}>
                <input type="hidden" name="do" value="unfollow" />
                <input type="hidden" name="operator" value={id} />
                <Button type="submit" size="small" aria-label={`Unfollow ${name}`}>
                  Unfollow
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
