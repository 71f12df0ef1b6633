import type { ShellData } from '../shell/shell-data.ts';

const link = (title: string) => ({ title, href: `/guide/${title.toLowerCase().replace(/[^a-z]+/g, '-')}` });

const region = (title: string, names: string) => ({
  title,
  href: `/destination/${title.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  links: names.split(', ').map(link),
  more: { title: 'See all >', href: `/destination/${title.toLowerCase().replace(/[^a-z]+/g, '-')}` },
});

/** A full shell for looking at: no longer name or longer list should ever come. */
export const sampleShell: ShellData = {
  menus: [
    {
      key: 'destinations',
      title: 'Destinations',
      href: '/trip-destinations',
      columns: [
        {
          ...region(
            'Trending',
            'Machu Picchu, Angkor Wat, Danube River, Mt. Kilimanjaro, Rivers & Seas, Galapagos Islands, Mediterranean Sea, Ciudad Perdida, Mideast & N. Africa, Mekong River',
          ),
          href: null,
          more: null,
        },
        region('Europe', 'Italy, Iceland, Portugal, Spain, Greece, Croatia, Norway, Ireland, France'),
        region('South America', 'Peru, Argentina, Chile, Ecuador, Brazil, Colombia, Bolivia, Uruguay, Guyana'),
        region('Asia', 'Japan, India, Vietnam, Nepal, Thailand, Cambodia, Sri Lanka, Bhutan, Indonesia'),
        region('Africa', 'Tanzania, Kenya, Morocco, Egypt, South Africa, Botswana, Namibia, Uganda, Rwanda'),
        region('North America', 'United States, Canada, Mexico, Greenland'),
        region('Australia & Pacific', 'Australia, New Zealand, French Polynesia, Fiji, Papua New Guinea'),
        region('Polar Regions', 'Antarctica, Svalbard'),
        region('Caribbean & Central America', 'Costa Rica, Guatemala, Belize, Panama, Cuba, Nicaragua'),
      ],
    },
    {
      key: 'experiences',
      title: 'Trip Themes & Styles',
      href: '/experiences',
      columns: [
        region(
          'Top Trips',
          'Small group tours, Group tours, Private guided, Self-guided, Small-ship cruises, River cruises, Large-ship cruises, Adventure tours, Retreats',
        ),
        region(
          'Activities',
          'Walking and hiking, Multi-Sport, Cycling, Kayaking, Safari, Diving, Sailing, Skiing, Birding',
        ),
        region('Styles', 'Comfort, Classic, Luxury, Basic, Camping, Family, Solo'),
        region('Interests', 'High adventure, 50 plus, 18-30s, Women only, Food and wine, Wildlife, History'),
      ],
    },
    {
      key: 'tour-reviews',
      title: 'Tour Company Reviews',
      href: '/tour-operator-reviews',
      columns: [
        {
          title: 'Tour Company Reviews',
          href: null,
          links: [
            { title: 'All companies', href: '/tour-operator-reviews' },
            { title: 'Trip Reviews', href: '/reviews/tours-trip-reviews' },
            { title: 'Amazon River', href: '/tc/amazon-river-tour-companies' },
            { title: 'Galapagos Islands', href: '/tc/galapagos-islands-tour-companies' },
            { title: 'Costa Rica', href: '/tc/costa-rica-tour-companies' },
          ],
          more: null,
        },
      ],
    },
    {
      key: 'cool-stuff',
      title: 'Fun & Helpful',
      href: null,
      columns: [
        {
          title: 'Fun & Helpful',
          href: null,
          links: [
            {
              title: 'Travel Trivia Game',
              href: '/wonderful-world-of-travel',
              note: 'Test yourself. Challenge your friends',
            },
            { title: 'Travel Articles', href: '/blog', note: 'Travel tips, stories, top 10 lists and more' },
            { title: 'About Us', href: '/about' },
          ],
          more: null,
        },
      ],
    },
  ],
  claims: { trips: 3_400, companies: 120, reviewsBy: ['traveler', 'expert'] },
  footer: [
    { title: 'Explore', links: ['All destinations', 'Trip styles', 'Tour companies', 'Reviews'].map(link) },
    { title: 'Decide', links: ['Tour company reviews', 'Why group tours', 'How we show prices'].map(link) },
    { title: 'Sojourn', links: ['About', 'FAQs and help', 'Contact'].map(link) },
  ],
  legal: ['Terms of use', 'Privacy policy', 'Sitemap'].map(link),
  trending: ['Patagonia', 'Galapagos Islands', 'Japan', 'Danube River', 'Morocco', 'Antarctica'].map(link),
  year: 2026,
};
