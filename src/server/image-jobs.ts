import { imageHostsOf, namedPictures, tellOfPictures, wantedPictures } from '#catalogue/upkeep';
import {
  type FetchRules,
  fetchDuePictures,
  type ImageStore,
  type ImageWork,
  picturesAreDue,
  sweepPictures,
} from '#images';
import { type Config, type Context, type Jobs, type Log, logFailure } from '#kernel';

const FETCH = 'images.fetch';
const SWEEP = 'images.sweep';

type Parts = { ctx: Context; log: Log; jobs: Jobs; store: ImageStore; rules: FetchRules; config: Config };

const LOOK_EVERY_MS = 5000;

/**
 * Fetches the pictures that feeds name, whoever imported them, and clears away at night those that none names any
 * more. Answers a function that ends it; jobs under way are ended by `jobs.stop`.
 */
export async function startImageJobs({ jobs, config, ...parts }: Parts): Promise<() => void> {
  const { ctx, log, store } = parts;
  const siteHosts = config.images.hosts;
  const work: ImageWork = {
    ...parts,
    hostsOf: async (inside, operatorId) => (operatorId === null ? siteHosts : imageHostsOf(inside, operatorId)),
    tell: tellOfPictures,
  };
  const sweep = { ctx, store, named: namedPictures(), wanted: wantedPictures(siteHosts) };
  await jobs.work(FETCH, (_payload, signal) => fetchDuePictures(work, signal), { onlyOne: true });
  await jobs.work(SWEEP, async () => log.info(await sweepPictures(sweep), 'pictures swept'), {
    onlyOne: true,
    at: '20 3 * * *',
  });

  const look = async () => {
    try {
      if (await picturesAreDue(ctx)) await jobs.send(FETCH);
    } catch (error) {
      logFailure(log, error, {}, 'looking for pictures failed');
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
  return () => clearInterval(timer);
}
