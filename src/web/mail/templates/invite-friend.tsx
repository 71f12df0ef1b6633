import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const inviteFriend: Template<'invite_friend'> = {
  preview: (_variables, { name }) => `Group trips of many companies, side by side, on ${name}.`,
  reason: ({ sender }, { name }) =>
    `You get this one mail because ${sender} entered your address at ${name} to invite you.`,
  Body: ({ variables: { sender, path, days }, site }) => (
    <Section bottom={36}>
      <Heading>
        {sender} invites you to {site.name}
      </Heading>
      <Prose>
        Compare group trips by date, price and length, save those you like, and share them with whom you travel. Joining
        costs nothing.
      </Prose>
      <Button href={site.url + path}>Join {site.name}</Button>
      <Prose>
        The link holds for {days} days. If you join with it, {sender} sees that you did; nothing else of you is shown.
      </Prose>
    </Section>
  ),
};
