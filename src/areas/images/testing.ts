import { type FetchRules, publicFetchRules } from './fetch-rules.ts';
import type { ImageStore } from './storage/image-store.ts';
import { testCertificate } from './testing/certificate.ts';

export { testHost } from './testing/certificate.ts';
export { type CompanyServer, companyServer } from './testing/company-server.ts';
export { greedyPicture } from './testing/greedy-picture.ts';
export { type S3Simulator, s3Simulator } from './testing/s3-simulator.ts';
export { samplePicture } from './testing/sample-picture.ts';

/** A store in which nothing is ever found. */
export const emptyStore: ImageStore = { put: async () => {}, read: async () => null, remove: async () => {} };

/** Rules as in production, but for a company whose server stands on 127.0.0.1 with a certificate for tests. */
export function loopbackRules(changes: Partial<FetchRules> = {}): FetchRules {
  return {
    ...publicFetchRules,
    allowHttp: true,
    anyPort: true,
    mayReach: (address) => address === '127.0.0.1',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ca: testCertificate,
    ...changes,
  };
}
