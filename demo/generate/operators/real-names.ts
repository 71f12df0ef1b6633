import { fold } from '#kernel/shared';

/** Names of companies that exist, folded. The demo invents ratings, so it may not come near any of them. */
const realCompanies = `
intrepid, g adventures, trafalgar, exodus, lindblad, contiki, tauck, abercrombie, a&k, andbeyond, and beyond, audley,
backroads, butterfield, robinson, country walkers, wayfarers, macs adventure, ke adventure, explore worldwide,
world expeditions, peregrine, aurora expeditions, quark, hurtigruten, ponant, silversea, seabourn, viking, avalon,
uniworld, amawaterways, scenic, emerald, globus, cosmos, insight vacations, collette, gate 1, smartours, overseas adventure,
grand circle, road scholar, geographic expeditions, geoex, mountain travel, sobek, natural habitat, nathab, austin adventures,
rei adventures, zegrahm, uncruise, adventure canada, poseidon, oceanwide, swoop, chimu, wild frontiers, steppes travel,
cox & kings, cox and kings, martin randall, ramblers, hf holidays, inntravel, headwater, skedaddle, topdeck, busabout,
luxury gold, back-roads, flash pack, much better adventures, kensington tours, zicasso, ker & downey, micato, singita,
nomad, dragoman, oasis overland, acacia africa, absolute travel, encounters travel, on the go, bamboo travel, indochina junk,
travel talk, fez travel, peter sommer, responsible travel, trekamerica, timberline, off the beaten path, vantage,
victory cruise, american queen, american cruise, celebrity, metropolitan touring, ecoventura, quasar, aqua expeditions,
delfin, pandaw, star clippers, windstar, variety cruises, sea cloud, seadream, regent, oceania, holland america, princess,
carnival, norwegian, cunard, azamara, hapag, royal caribbean, costa cruise, msc, disney, crystal cruise, croisieurope,
riviera travel, a-rosa, nicko, saga, titan travel, newmarket, shearings, leger, jet2, tui, kuoni, trailfinders, dertour,
studiosus, wikinger, hauser, ikarus, gebeco, chamaeleon, djoser, sawadee, koning aap, shoestring, terres d'aventure,
nomade, allibert, voyageurs du monde, club med, evaneos, tourradar, viator, getyourguide, bookmundi, kimkim, travelstride,
stride travel, wilderness travel, wilderness safaris, asilia, nomad tanzania, roy safaris, thomson, boundless journeys,
mt sobek, myths and mountains, red savannah, original travel, black tomato, scott dunn, imaginative traveller, walks worldwide,
ramble worldwide, wildland trekking, trek travel, duvine, vbt, ciclismo, cycle greece, exotik, rickshaw, selective asia,
insider journeys, wendy wu, helping dreamers, apt, aat kings, adventure tours australia, bunnik, captain cook, coral expeditions,
true north, heritage expeditions, real journeys, flying kiwi, stray, haka, active adventures, wild women, adventurewomen,
adventure women, sights and soul, damesly, wanderlust, culture trip, el camino travel, gutsy women, inmersion, explorer chick,
lernidee, golden eagle, belmond, orient express, rocky mountaineer, vacations by rail, great rail, railbookers,
kilroy, sta travel, stray asia, buffalo tours, exo travel, khiri, asian trails, urban adventures, context travel,
peak dmc, condor travel, inca rail, aracari, say hueque, cascada, australis, skorpios, noborders, chile nativo, fantastico sur,
ecocamp, erratic rock, knowmad, latin odyssey, journey latin america, llama travel, rainbow tours, expert africa, aardvark,
natural world safaris, naturetrek, wildwings, rockjumper, birdquest, limosa, field guides, victor emanuel, tropical birding,
sunrise tours, sierra club, smithsonian, national geographic, new york times, lonely planet, rick steves, fred olsen, sojourn,
quest nature, landmark, trek holidays, compass expeditions, secret compass, pura aventura, undiscovered, untamed, wild terrains,
the natural adventure, utracks, walkers' britain, contours, absolute escapes, mickledore, celtic trails, hillwalk, wilderness scotland,
arctic adventures, troll expeditions, extreme iceland, reykjavik excursions, nordic visitor, iceland travel, fifty degrees north
`
  .split(',')
  .map((name) => squeezed(name))
  .filter((name) => name.length > 2);

const exact = new Set(realCompanies);

function squeezed(name: string): string {
  return fold(name).replace(/[^a-z0-9]/g, '');
}

/** True when a name is, starts with or contains the name of a company that exists. */
export function isRealCompany(name: string): boolean {
  const text = squeezed(name);
  if (exact.has(text)) return true;
  return realCompanies.some((real) =>
    real.length >= 6 ? text.includes(real) : text.startsWith(real) && text.length < real.length + 9,
  );
}
