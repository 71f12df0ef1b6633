import { describe, expect, it } from 'vitest';
import { readConfig } from '#kernel';
import { contentSecurityPolicy } from '#pages';
import { appBehind } from '../testing.ts';
import { securityHeaders } from './security-headers.ts';

const headersUnder = async (environment: Record<string, string>) =>
  (await appBehind(securityHeaders(readConfig(environment))).request('/')).headers;

describe('security headers', () => {
  it('stand on every answer', async () => {
    const headers = await headersUnder({});
    expect(headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy());
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  });

  it('allow no script but the site’s own and those whose hash is named', () => {
    expect(contentSecurityPolicy()).toContain("script-src 'self';");
    expect(contentSecurityPolicy(['sha256-abc'])).toContain("script-src 'self' 'sha256-abc';");
    expect(contentSecurityPolicy()).not.toMatch(/script-src[^;]*unsafe/);
    expect(contentSecurityPolicy()).toContain("frame-ancestors 'none'");
  });

  it('ask for https only where the site has it, and keep crawlers out of the demo', async () => {
    const demo = await headersUnder({});
    expect(demo.get('Strict-Transport-Security')).toBeNull();
    expect(demo.get('X-Robots-Tag')).toBe('noindex, nofollow');
    const production = await headersUnder({
      SOJOURN_ENV: 'production',
      BASE_URL: 'https://sojourn.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@sojourn.example',
      TEAM_EMAIL: 'b@sojourn.example',
      ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    });
    expect(production.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(production.get('X-Robots-Tag')).toBeNull();
  });
});
