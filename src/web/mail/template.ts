import type { ReactNode } from 'react';
import type { MailName, MailVariables } from '#kernel/mail';

/** What a template has beside the variables of its mail. */
export type MailSite = {
  /** "https://www.example.com": where its links lead. */
  url: string;
  /** "Sojourn", or the partner whose site it was. */
  name: string;
};

/** What one mail says. */
export type Template<Name extends MailName> = {
  /** After the subject, in a list of mails. */
  preview: (variables: MailVariables<Name>, site: MailSite) => string;
  /** Why somebody gets it. */
  reason: (variables: MailVariables<Name>, site: MailSite) => string;
  Body: (props: { variables: MailVariables<Name>; site: MailSite }) => ReactNode;
};
