import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FactStrip } from '../ui/fact-strip.tsx';
import { InfoPopup } from '../ui/info-popup.tsx';
import { MonthBars } from '../ui/month-bars.tsx';
import { MonthBarsKey } from '../ui/month-bars-key.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import { ScoreBars } from '../ui/score-bars.tsx';
import { scenes } from './sample-scenes.ts';
import { Row, Samples, type ThemeProps } from './samples.tsx';
import styles from './ui.module.css';

const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' });

const departures = [3, 5, 0, 1, 2, 0, 0, 0, 0, 1, 4, 6];
const months = departures.map((count, index) => ({
  month: index < 1 ? '2026-12' : `2027-${String(index).padStart(2, '0')}`,
  departures: count,
}));

const facts = [
  { label: 'Length', value: '12 days', note: '11 nights' },
  { label: 'Group', value: 'Max 12', note: 'usually 8 to 10' },
  { label: 'Effort', value: 'Moderate', note: '4 to 7 hours on foot' },
  { label: 'Ages', value: '16 to 72', note: 'most are 45 to 65' },
  { label: 'Starts', value: 'Punta Arenas', note: 'Chile, 2 pm on day 1' },
  { label: 'Ends', value: 'El Calafate', note: 'Argentina, fly after 11 am' },
];

const scores = [
  { label: 'Value', value: 4.6 },
  { label: 'Guide', value: 5 },
  { label: 'Activities', value: 4.9 },
  { label: 'Lodging', value: 4.7 },
  { label: 'Transportation', value: 4.8 },
  { label: 'Meals', value: 3.2 },
];

export function FactSamples({ theme }: ThemeProps) {
  return (
    <Samples title="Rating, price, months, facts" theme={theme}>
      <Breadcrumbs
        label={`Breadcrumb in ${theme}`}
        items={[{ title: 'Destinations', href: '/' }, { title: 'South America', href: '/' }, { title: 'Patagonia' }]}
      />
      <Row>
        <Rating score={4.83} count={1367} href="/" />
        <Rating score={4.7} count={1} />
        <Rating score={5} />
      </Row>
      <div className={styles.pair}>
        <Price amount={usd(4190)} lead="From" basis="per person, sharing" />
        <Price
          amount={usd(5480)}
          was={{ amount: usd(6090), until: 'until Dec 31' }}
          basis="per person, sharing"
          inline
        />
        <Price amount={{ cents: 128_000, currency: 'JPY' }} about={usd(830)} basis="per person" size="small" />
        <p>
          Single room, +$640
          <InfoPopup label="What is a single room?">A room of your own on all eleven nights, except in huts.</InfoPopup>
        </p>
      </div>
      <MonthBarsKey />
      <MonthBars months={months} />
      <ScoreBars scores={scores} />
      <FactStrip facts={facts} />
      <div>
        <Disclosure day="1–2" title="Punta Arenas and the Strait" level={3} open>
          Meet at the hotel at 2 pm. On day two, a boat to the Magdalena Island penguins if the wind allows.
        </Disclosure>
        <Disclosure day="3" title="North to Puerto Natales" level={3}>
          Three hours by van through sheep country.
        </Disclosure>
        <Disclosure day="10–12" title="El Chaltén and Fitz Roy" level={3}>
          Granite, and the bus home.
        </Disclosure>
      </div>
      <div>
        <Disclosure title="Can I do this trip alone?" name={`${theme}-questions`} level={3} open>
          Yes. About a third of travelers do.
        </Disclosure>
        <Disclosure title="What if the trip does not run?" name={`${theme}-questions`} level={3}>
          You hear from us 60 days before, and get all of it back.
        </Disclosure>
      </div>
      <div className={styles.pair}>
        <PosterFrame art={scenes.tall} ratio="5 / 6" caption="The Moselle at vintage. 38 river cruises sail it." />
        <PosterLink href="/" art={scenes.tall} title="Patagonia" notes={['214 trips', 'from $1,190']} />
      </div>
      <Pagination page={6} pages={14} hrefOf={(page) => `?page=${page}`} label={`Sample trips in ${theme}`} />
    </Samples>
  );
}
