import { fetchDuePictures, type ImageWork, picturesAreDue, sweepPictures } from '#images';
import type { Ground, Job } from '#kernel/running';
import { imageHostsOf } from './allowed-hosts.ts';
import { namedPictures } from './named-pictures.ts';
import { tellOfPictures } from './tell-of-pictures.ts';
import { wantedPictures } from './wanted-pictures.ts';

/**
 * Fetches the pictures that feeds name, whoever imported them, and clears away at night those that none names any
 * more.
 */
export function pictureJobs({ ctx, log, config, parts, pictures }: Ground): Job[] {
  const siteHosts = config.images.hosts;
  const work: ImageWork = {
    ctx,
    log,
    store: parts.images,
    rules: parts.fetchRules,
    hostsOf: async (inside, operatorId) => (operatorId === null ? siteHosts : imageHostsOf(inside, operatorId)),
    tell: (inside, stored) => tellOfPictures(inside, pictures, stored),
  };
  const sweep = {
    ctx,
    store: parts.images,
    named: namedPictures(pictures),
    wanted: wantedPictures(pictures, siteHosts),
  };
  return [
    {
      queue: 'images.fetch',
      work: (_payload, signal) => fetchDuePictures(work, signal),
      onlyOne: true,
      whenDue: () => picturesAreDue(ctx),
    },
    {
      queue: 'images.sweep',
      work: async () => log.info(await sweepPictures(sweep), 'pictures swept'),
      onlyOne: true,
      at: '20 3 * * *',
    },
  ];
}
