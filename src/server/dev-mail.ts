import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { isId, notFound } from '#kernel';
import { type LoggedMail, type MailContent, mails, readLoggedMail, readMailLog } from '#kernel/mail';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { escapeMarkup } from './escape-markup.ts';
import { mount } from './rest/mount.ts';

const LATEST = 200;
const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:60rem;background:light-dark(#f3f6f4,#0b1e25);color:light-dark(#0e2a30,#ecf3f0);font:1rem/1.5 system-ui,sans-serif}h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 .25rem}a{color:light-dark(#0a5a6b,#8fd3d6)}p{margin:.25rem 0 1.25rem}table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.6rem .75rem .6rem 0;border-top:1px solid light-dark(#d2ddda,#254651)}th{font-weight:600}iframe{width:100%;height:44rem;border:1px solid light-dark(#d2ddda,#254651);background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:light-dark(#fff,#12303a)}`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
/** Of a mail, which may be somebody's words: it shows and does nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups";

/** Addresses at which nobody but this machine asks. */
const HERE = new Set(['127.0.0.1', '::1', 'localhost']);

/** What a demo would have sent, for whoever tries it. In production there is no such page. */
export function devMail(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  // Of a demo that others reach, everybody would read what everybody wrote.
  const isOpen = door.config.env === 'demo' && HERE.has(door.config.host);

  mount(app, door, 'GET /dev/mail', async (c) => {
    if (!isOpen) throw notFound();
    const sent = await readMailLog(contextOf(door, c.get('actor')), door.keyring, LATEST);
    const rows = sent.map(
      ({ id, name, state, problem, createdAt, letter }) =>
        `<tr><td><a href="/dev/mail/${id}">${letter ? escapeMarkup(subjectOf(letter)) : escapeMarkup(name)}</a></td><td>${escapeMarkup(letter?.to ?? '')}</td><td>${state}${problem ? `<br><small>${escapeMarkup(problem)}</small>` : ''}</td><td><time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 16).replace('T', ' ')}</time></td></tr>`,
    );
    const list = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Asked for (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    const where = door.config.smtpUrl
      ? 'It leaves by the server of SMTP_URL as well.'
      : 'None of it leaves this machine: SMTP_URL isn’t set.';
    return page(
      'Mail',
      `<h1>Mail</h1><p>What this demo sends, the latest first. ${where}</p>${rows.length > 0 ? list : '<p>Nothing yet. Send a message from the site, and it stands here.</p>'}`,
    );
  });

  mount(app, door, 'GET /dev/mail/{id}', async (c) => {
    const mail = await open(c.req.param('id') ?? '', contextOf(door, c.get('actor')));
    const { subject, text } = mail.content;
    return page(
      subject,
      `<p><a href="/dev/mail">Mail</a></p><h1>${escapeMarkup(subject)}</h1><p>To ${escapeMarkup(mail.letter.to)}${mail.letter.replyTo ? `, answers to ${escapeMarkup(mail.letter.replyTo)}` : ''}</p><iframe src="/dev/mail/${mail.id}/html" title="The mail as it is shown"></iframe><h2>As text</h2><pre>${escapeMarkup(text)}</pre>`,
    );
  });

  mount(app, door, 'GET /dev/mail/{id}/html', async (c) => {
    const { content } = await open(c.req.param('id') ?? '', contextOf(door, c.get('actor')));
    return html(withPictures(content), MAIL_POLICY);
  });

  async function open(id: string, ctx: ReturnType<typeof contextOf>) {
    const mail = isOpen && isId(id) ? await readLoggedMail(ctx, door.keyring, id) : null;
    if (!mail?.letter) throw notFound();
    const { name, to, variables, partnerSlug, atOwnHost = true } = mail.letter;
    const unsubscribeToken = mails[name].marketing ? door.addresses.tokenOf(to) : null;
    const siteUrl = door.config.baseUrl;
    return {
      ...mail,
      letter: mail.letter,
      content: await door.writeMail(ctx, door, { name, variables, partnerSlug, atOwnHost, unsubscribeToken, siteUrl }),
    };
  }
  return app;
}

function subjectOf({ name, variables }: NonNullable<LoggedMail['letter']>): string {
  return (mails[name].subject as (variables: unknown) => string)(variables);
}

/** What comes with a mail stands in it here. */
function withPictures({ html, pictures }: MailContent): string {
  return pictures.reduce(
    (text, { cid, type, bytes }) => text.replaceAll(`cid:${cid}`, `data:${type};base64,${bytes.toString('base64')}`),
    html,
  );
}

function page(title: string, body: string): Response {
  const policy = `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; base-uri 'none'`;
  return html(
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`,
    policy,
  );
}

function html(text: string, policy: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    },
  });
}
