import type { ReactNode } from 'react';
import { action, heading, ink, ink2, line, link, prose, side, signal, subheading } from './look.ts';

/** What mails are made of: tables, because the programs that read them lay out nothing else alike. */

type Children = { children: ReactNode };

const bare = { role: 'none', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export function Layout({ children, className, style, width, align }: Children & TableProps) {
  return (
    <table {...bare} className={className} style={style} width={width} align={align}>
      <tbody>{children}</tbody>
    </table>
  );
}
type TableProps = { className?: string; style?: React.CSSProperties; width?: string; align?: 'center' };

/** A row of the letter, with the margins of all. */
export function Section({ children, bottom = 26 }: Children & { bottom?: number }) {
  return (
    <tr>
      <td className="pad" style={{ padding: `0 36px ${bottom}px` }}>
        {children}
      </td>
    </tr>
  );
}

export function Heading({ children }: Children) {
  return (
    <h1 className="ink h1" style={{ ...heading, margin: '0 0 10px' }}>
      {children}
    </h1>
  );
}

export function Subheading({ children }: Children) {
  return (
    <h2 className="ink" style={{ ...subheading, margin: '0 0 8px' }}>
      {children}
    </h2>
  );
}

export function Prose({ children, top = 0 }: Children & { top?: number }) {
  return (
    <p className="ink" style={{ ...prose, margin: `${top}px 0 0` }}>
      {children}
    </p>
  );
}

/** It knows the color of a cell by this attribute alone. */
const forOutlook: object = { bgcolor: signal };

/** The one thing that a mail asks for. */
export function Button({ href, children }: Children & { href: string }) {
  return (
    <Layout className="full" style={{ margin: '22px 0 0' }}>
      <tr>
        <td className="button" align="center" {...forOutlook} style={{ background: signal, borderRadius: '6px' }}>
          <a href={href} style={{ ...action, display: 'inline-block', padding: '17px 28px' }}>
            {children}
          </a>
        </td>
      </tr>
    </Layout>
  );
}

/** What somebody wrote, as they wrote it: nothing in it is ever more than text. */
export function Words({ children }: { children: string }) {
  return (
    <Layout width="100%">
      <tr>
        <td className="ink line" style={{ ...prose, padding: '2px 0 2px 16px', borderLeft: `3px solid ${line}` }}>
          {children.split('\n').map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that nobody changes
            <span key={i}>
              {i > 0 && <br />}
              {text}
            </span>
          ))}
        </td>
      </tr>
    </Layout>
  );
}

/** Facts under a rule, each with its name; on a phone the name stands above. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Layout className="rule" width="100%" style={{ borderTop: `2px solid ${ink}` }}>
      {facts.map(([name, value]) => (
        <tr key={name} className="fact">
          <td
            className="label ink2 line"
            width={132}
            valign="top"
            style={{ ...side, padding: '11px 12px 11px 0', borderTop: `1px solid ${line}` }}
          >
            {name}
          </td>
          <td
            className="value ink line"
            valign="top"
            style={{ ...prose, padding: '11px 0', borderTop: `1px solid ${line}`, fontWeight: 600 }}
          >
            {value}
          </td>
        </tr>
      ))}
    </Layout>
  );
}

/** What sums are for, and the sums in a column of their own, also on a phone. */
export function Sums({ sums }: { sums: readonly (readonly [what: string, sum: string, more?: string])[] }) {
  const cell = { ...prose, padding: '11px 0', borderTop: `1px solid ${line}` };
  return (
    <Layout className="rule" width="100%" style={{ borderTop: `2px solid ${ink}` }}>
      {sums.map(([what, sum, more]) => (
        <tr key={what} className="sum">
          <td className="what ink line" valign="top" style={{ ...cell, paddingRight: '12px' }}>
            {what}
            {more && (
              <>
                <br />
                <span className="ink2" style={side}>
                  {more}
                </span>
              </>
            )}
          </td>
          <td
            className="ink line"
            align="right"
            valign="top"
            style={{ ...cell, fontWeight: 650, whiteSpace: 'nowrap' }}
          >
            {sum}
          </td>
        </tr>
      ))}
    </Layout>
  );
}

export function Link({ href, children }: Children & { href: string }) {
  return (
    <a className="link" href={href} style={{ color: link, wordBreak: 'break-word' }}>
      {children}
    </a>
  );
}

/** Less than what stands above it. */
export function Aside({ children }: Children) {
  return (
    <p className="ink2" style={{ ...side, color: ink2, margin: '14px 0 0' }}>
      {children}
    </p>
  );
}
