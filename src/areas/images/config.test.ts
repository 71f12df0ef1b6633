import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from '#kernel';
import { imagesArea } from './area.ts';

const configOf = (environment: Record<string, string>) => readConfig(environment, [imagesArea]);

function namesOf(environment: Record<string, string>): string[] {
  try {
    configOf(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems.map((text) => text.split(':')[0] ?? '');
  }
}

describe('the configuration of pictures', () => {
  it('keeps pictures in S3-compatible storage when it is told everything about it', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'sojourn',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(configOf({}).images).toEqual({ hosts: [], allowHttp: false, localHost: null, s3: null });
    expect(configOf({ ...s3, IMAGE_HOSTS: 'img.example.com, cdn.example.org' }).images).toEqual({
      hosts: ['img.example.com', 'cdn.example.org'],
      allowHttp: false,
      localHost: null,
      s3: {
        endpoint: 'https://s3.example.com',
        bucket: 'sojourn',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        pathStyle: false,
      },
    });
    expect(configOf({ ...s3, S3_REGION: 'auto', S3_PATH_STYLE: 'true' }).images.s3).toMatchObject({
      region: 'auto',
      pathStyle: true,
    });
  });

  it('names everything that is missing or wrong about pictures at once', () => {
    expect(namesOf({ S3_REGION: 'auto' })).toEqual([
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(
      namesOf({
        S3_ENDPOINT: 's3',
        S3_BUCKET: 'A',
        S3_PATH_STYLE: 'maybe',
        IMAGE_HOSTS: 'https://a',
        IMAGE_HTTP: '?',
      }),
    ).toEqual([
      'IMAGE_HOSTS',
      'IMAGE_HTTP',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_PATH_STYLE',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });

  it('fetches pictures from this machine in a demo only, and only where it is named', () => {
    expect(configOf({ IMAGE_LOCAL_HOST: 'Localhost:8080' }).images.localHost).toBe('localhost:8080');
    expect(() => configOf({ IMAGE_LOCAL_HOST: 'http://localhost' })).toThrow(/must be a host, with a port/);
    expect(() => configOf({ SOJOURN_ENV: 'production', IMAGE_LOCAL_HOST: 'localhost' })).toThrow(/IMAGE_LOCAL_HOST/);
  });

  it('fetches pictures by plain http in a demo only', () => {
    expect(configOf({ IMAGE_HTTP: 'true' }).images.allowHttp).toBe(true);
    for (const yes of ['true', '1', 'yes', 'on']) {
      expect(() => configOf({ SOJOURN_ENV: 'production', IMAGE_HTTP: yes })).toThrow(/IMAGE_HTTP/);
    }
  });

  it('sends no keys over plain http in production', () => {
    const s3 = { S3_ENDPOINT: 'http://s3.example.com', S3_BUCKET: 'sojourn' };
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(namesOf({ ...s3, ...keys })).toEqual([]);
    for (const S3_ENDPOINT of [s3.S3_ENDPOINT, 'HTTP://s3.example.com'])
      expect(namesOf({ ...s3, ...keys, S3_ENDPOINT, SOJOURN_ENV: 'production' })).toContain('S3_ENDPOINT');
  });
});
