/** What the demo catalogue knows of a part of the world. All of it is real geography; companies and people are not. */
export type Region = {
  /** Slug of the region and of its category: "patagonia". */
  slug: string;
  name: string;
  continent: Continent;
  /** ISO 3166 codes of the countries its stops lie in, most important first. */
  countries: string[];
  /** One or two sentences: what a trip here is like and when to go. Shown under the title of the list page. */
  tagLine: string;
  /** Three to five paragraphs for the guide: land, people, getting about, food, what surprises first-timers. */
  guide: string[];
  /** Months in which companies run trips (1–12), and those in which most do. */
  season: { open: number[]; peak: number[] };
  /** What a day costs in US dollars on a standard small-group trip, transport on the ground included. */
  dailyCostUsd: number;
  /** What companies here price in, besides US dollars. */
  localCurrency?: string;
  stops: Stop[];
  routes: Route[];
  /** Park fees, permits and the like that are real here. */
  fees: Fee[];
  /** Climate by season, visas, luggage, health: two or three plain sentences each, used in the trip's sections. */
  climate: string;
  health: string;
  visa: string;
  /** Frequent questions of travelers to this region with honest answers. */
  faqs: { question: string; answer: string }[];
};

export type Continent =
  | 'europe'
  | 'south-america'
  | 'asia'
  | 'africa'
  | 'north-america'
  | 'australia-and-pacific'
  | 'polar-regions'
  | 'caribbean-and-central-america'
  | 'middle-east-and-north-africa';

export type Stop = {
  /** Unique within the region: "el-chalten". */
  key: string;
  name: string;
  /** ISO 3166 code. */
  country: string;
  kind: 'city' | 'town' | 'village' | 'park' | 'island' | 'coast' | 'mountain' | 'desert' | 'ship' | 'site';
  lat: number;
  long: number;
  /** True where a trip may begin or end: an airport or a main station is near. */
  gateway?: boolean;
  /** Fewest and most nights that make sense. */
  nights: [number, number];
  /** Kinds of beds that really exist here. */
  beds: Bed[];
  /** Four to eight things done here, each a day or half a day. */
  doings: Doing[];
  /** Two or three dishes or drinks of the place, lower case: "king crab from the strait". */
  food: string[];
};

export type Bed =
  | 'hotel'
  | 'guesthouse'
  | 'lodge'
  | 'camp'
  | 'tented-camp'
  | 'hut'
  | 'homestay'
  | 'ship-cabin'
  | 'riverboat-cabin'
  | 'farm-stay'
  | 'riad'
  | 'ryokan'
  | 'boutique-hotel'
  | 'resort';

export type Doing = {
  /** A full sentence in the second person or imperative, present tense, concrete: sights, distances, hours, animals. */
  text: string;
  /** Short label for titles and highlights, sentence case: "Walk to the base of the towers". */
  label: string;
  activity: Activity;
  /** Hours it takes. */
  hours: number;
  /** Walked, cycled or paddled, where it counts. */
  km?: number;
  ascentM?: number;
  effort: 1 | 2 | 3 | 4 | 5;
  /** What a company charges when it isn't included, US dollars a person. */
  optionalUsd?: number;
};

export type Activity =
  | 'hiking'
  | 'trekking'
  | 'cycling'
  | 'kayaking'
  | 'rafting'
  | 'sailing'
  | 'snorkeling'
  | 'diving'
  | 'wildlife-watching'
  | 'birdwatching'
  | 'safari-drives'
  | 'whale-watching'
  | 'sightseeing'
  | 'city-walks'
  | 'museums'
  | 'archaeology'
  | 'cooking'
  | 'food-and-wine'
  | 'photography'
  | 'horse-riding'
  | 'skiing'
  | 'hot-springs'
  | 'boat-trips'
  | 'train-journeys'
  | 'festivals'
  | 'crafts'
  | 'stargazing'
  | 'beaches'
  | 'climbing'
  | 'volunteering';

/** A line on the map that companies really run, in order; legs lie between neighbors. */
export type Route = {
  key: string;
  /** Names a company might sell it by; {days} may stand in them. Varied in form, never "Discover X". */
  names: string[];
  stops: string[];
  /** How one gets from each stop to the next: one fewer than stops. */
  legs: Leg[];
  /** What it is sold as: trip types by their own keys. */
  types: TripType[];
  /** Themes and styles by key that fit: "wildlife", "history", "food", "family", "high-adventure", "50-plus"… */
  themes: string[];
  /** Shortest and longest sensible number of days. */
  days: [number, number];
  /** Sentences that sell this line honestly; three or more, each able to stand alone. */
  pitches: string[];
};

export type Leg = { mode: 'road' | 'foot' | 'ship' | 'flight' | 'rail'; km: number; hours: number };

export type TripType =
  | 'group-tour'
  | 'private-guided'
  | 'small-group-tour'
  | 'river-cruise'
  | 'self-guided'
  | 'small-ship-cruise'
  | 'vacation'
  | 'large-ship-cruise'
  | 'premium-jordan'
  | 'women-only'
  | 'walking-hiking'
  | 'Multi-Sport'
  | '18-39'
  | 'custom-tour'
  | 'adventure-tour'
  | 'retreats';

export type Fee = { label: string; kind: 'park_fee' | 'permit' | 'local_payment'; usd: number; stops: string[] };
