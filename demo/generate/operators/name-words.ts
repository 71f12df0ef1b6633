export type NameFamily =
  | 'adjective-noun'
  | 'pair'
  | 'founder'
  | 'single'
  | 'ship'
  | 'river'
  | 'walking'
  | 'safari'
  | 'school'
  | 'travel-house'
  | 'local';

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const adjectives = words(
  'Quiet, Long, Slow, Far, Plain, Even, Fair, Low, High, Old, Small, Bright, Open, Salt, Amber, Copper, Dun, Hollow, Mild, Loose, Patient, Sober, Steady, Tall, Thin, Wide, Winter, Middle, Outer, Upper, Second, Third, Crooked, Early, Late, Fallow',
);
export const nouns = words(
  'Road, Lantern, Meridian, Ferry, Kettle, Compasses, Harrow, Milestone, Causeway, Footbridge, Larder, Lamp, Ledger, Mooring, Orchard, Packhorse, Parcel, Plumb Line, Quarry, Saddle, Satchel, Shutter, Signal, Spindle, Stile, Tarn, Thimble, Thistle, Tinder, Trestle, Tributary, Tussock, Wicket, Windlass, Yarrow, Bellwether, Billhook, Cairn, Drover, Fathom',
);
export const tradeWords = words(
  'Expeditions, Journeys, Travel, Trips, Tours, Walks, Field Trips, Routes, Passages, Outings, Travel Company, Touring Company',
);
export const surnames = words(
  'Marsh, Castelein, Abernethy, Okonjo, Vane, Halloran, Brandvold, Tregear, Lindqvist, Pascoe, Mercadal, Achterberg, Penhallow, Drummle, Fairweather, Haldane, Ivory, Jessop, Kirkbride, Lovage, Mounsey, Nettleton, Orme, Pettifer, Quennell, Rudge, Sallow, Thackray, Underhill, Varley, Wainfleet, Yelland, Aldous, Brisco, Colvin, Dacre, Elphick, Farrant, Garrick, Hebden, Inskip, Joyner, Kember, Latimer, Mallory, Nairne, Ottaway, Purslow, Rennick, Sewell, Tolland, Uttley, Vickery, Whitlock, Amesbury, Burdock, Cuthbert, Dunmore, Escott, Fenwick, Greaves, Holloway, Trelease, Maddox, Roskilly, Stannard',
);
export const objects = words(
  'Halyard, Anchor, Bramble, Candle, Dory, Ember, Flint, Gimbal, Hawser, Inkwell, Juniper, Keel, Linden, Mallow, Nettle, Oar, Pewter, Quill, Rowan, Sextant, Thole, Tiller, Umber, Vellum, Wren, Plover, Curlew, Sorrel, Teasel, Willow, Plum, Quince, Saffron, Sable, Tinker, Wharf',
);
export const givenNames = words(
  'Ottoline, Bram, Harriet, Cosmo, Ingrid, Leopold, Maud, Nils, Rosalind, Tobias, Una, Wilfred, Agnes, Barnaby, Clemency, Dorothea, Edmund, Freya, Gideon, Hester, Ivo, Juno, Kasper, Lettice, Magnus, Nora, Orla, Percival, Ruth, Silas, Thea, Viola',
);
export const syllablesFront = words(
  'Way, Lark, Tarn, Fern, Moor, Drift, Heath, Stone, Brack, Glen, Harl, Kest, Lode, Merrow, Nor, Oxen, Pell, Ridge, Sund, Thrush, Vale, Wend, Yar, Ember, Fell, Gorse, Holm, Isle, Sedge, Tamar, Ash, Birk, Cald, Dov, Esk',
);
export const syllablesBack = words(
  'fold, ways, light, mark, stead, low, wick, mere, gate, ster, combe, hythe, bourne, holt, ley, garth, thwaite, ward',
);
export const shipWords = words(
  'Petrel, Kittiwake, Corriedale, Fulmar, Sheerwater, Tern, Gannet, Skua, Phalarope, Guillemot, Dunlin, Turnstone, Sanderling, Whimbrel, Dotterel, Noddy, Razorbill, Merganser, Eider, Scoter, Garganey, Bosun, Leadline, Spinnaker, Taffrail, Capstan, Bollard, Bowline, Marlinspike, Binnacle, Landfall, Leeward, Slack Water, Half Tide, Spring Tide, Neap',
);
export const shipKinds = words(
  'Line, Ships, Ship Company, Voyages, Small Ships, Passages, Shipping and Travel, Steam and Sail, Packet Company',
);
export const riverWords = words(
  'Towpath, Lock Keeper, Weir, Long Reach, Millrace, Ferryman, Willow Reach, Two Banks, Upper Reach, Sluice, Osier, Kingfisher, Heron Lock, Bargeman, Oxbow, Confluence, Headwaters, Estuary, Left Bank, Pilot, Landing Stage, Winter Harbor',
);
export const riverKinds = words('River Line, River Ships, Barge Company, Rivers, River Travel, Packet');
export const walkingWords = words(
  'Drystone, Hobnail, Cairn and Stile, Bootjack, Fellside, Contour, Ordnance, Gaiter, Sheepfold, Packframe, Thermos, Long Ridge, High Pasture, Waymark, Switchback, Col and Valley, Tramontane, Larch, Bilberry, Scree, Beck, Lammergeier, Ptarmigan, Edelweiss and Iron, Third Hut, Oatcake',
);
export const walkingKinds = words(
  'Walks, Walking Company, Walking Holidays, on Foot, Trails, Hill Company, Footpaths, Walking Society',
);
export const safariWords = words(
  'Acacia Shade, Kopje, Red Dust, Sausage Tree, Waterhole, Lilac Roller, Bateleur, Long Grass, Fever Tree, Marula, Dry River, Weaver, Ochre, Spoor, Kudu Horn, Baobab Road, Winterthorn, Oxpecker, Hammerkop, Tamarind, Miombo, Mopane, Sycamore Fig, Duiker',
);
export const safariKinds = words(
  'Safaris, Safari Company, Camps, Bush Travel, Guides, Trails and Camps, Safari Outfit',
);
export const schoolWords = words(
  'Fernweh, Marginalia, Gazetteer, Palimpsest, Folio, Almanac, Footnote, Herodotus, Periplus, Cartouche, Colophon, Catalogue, Lectern, Reading Room, Antiquary, Naturalist’s, Itinerary, Vade Mecum, Foolscap, Index, Stylus, Hornbook',
);
export const schoolKinds = words(
  'Field School, Study Tours, Lectures Abroad, Travel Seminars, Journeys, Tours for the Curious, Study Travel, Society',
);
export const houseWords = words(
  'Continental, Provincial, Crown and Bell, Metropole, Bellevue, Union Square, Grand Parade, St. Giles, Wexcombe, Harbourne, Northgate, Southwark Street, Alderney, Cavendish Row, Corn Exchange, Market Cross, Linden Square, Five Bridges, Great Northern Road, Marlowe House, Chancery, Old Post Office, Tudor Street, Quadrant, Belvedere Hill, Kingsmead',
);
export const houseKinds = words('Travel, Coach Tours, Tours, Holidays, Touring, Vacations, Coaches');
