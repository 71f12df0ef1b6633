import type { ShellLink } from './shell-data.ts';

/** Every link of menus and footer that isn't made of the catalogue. One is shown once its page is there. */
export const siteLinks = {
  /** Beside the menus. */
  row: [
    { title: 'Design custom trip', href: '/my-custom-trip' },
    { title: 'Gift Cards', href: '/travel-gifts-card' },
  ],
  /** On phones, before all others. */
  phone: [
    { title: 'Design custom trip', href: '/my-custom-trip' },
    { title: 'Contact', href: '/contact' },
    { title: 'My Lists', href: '/wishlist' },
    { title: 'Guided Trip Finder', href: '/trip-finder' },
    { title: 'About', href: '/about' },
    { title: 'Member Savings', href: '/member-savings' },
    { title: 'Write a Review', href: '/write-a-review' },
  ],
  /** In suggestions, beside places. */
  attractions: [{ title: 'Top Attractions & Experiences', href: '/attractions' }],
  companies: [
    { title: 'All companies', href: '/tour-operator-reviews' },
    { title: 'Best Tour Companies', href: '/blog/best-tour-companies' },
    { title: 'Trip Reviews', href: '/reviews/tours-trip-reviews' },
  ],
  companiesByPlace: [
    { title: 'Amazon River Tour Companies', href: '/tc/amazon-river-tour-companies' },
    { title: 'Galapagos Islands Tour Companies', href: '/tc/galapagos-islands-tour-companies' },
    { title: 'Costa Rica Tour Companies', href: '/tc/costa-rica-tour-companies' },
    { title: 'Morocco Tour Companies', href: '/tc/morocco-tour-companies' },
    { title: 'China Tour Companies', href: '/tc/china-tour-companies' },
    { title: 'Italy Tour Companies', href: '/tc/italy-tour-companies' },
    { title: 'Iceland Tour Companies', href: '/tc/iceland-tour-companies' },
    { title: 'Mississippi River Tour Companies', href: '/tc/mississippi-river-tour-companies' },
    { title: 'Baltic Sea Tour Companies', href: '/tc/baltic-sea-tour-companies' },
    { title: 'Safaris Tour Companies', href: '/tc/safaris-tour-companies' },
    {
      title: 'Small Ship Expedition Cruises Tour Companies',
      href: '/tc/small-ship-expedition-cruises-tour-companies',
    },
  ],
  helpful: [
    { title: 'Member Savings Program', href: '/member-savings' },
    { title: 'Tour operators', href: '/partners' },
    {
      title: 'Rover TripFinder AI',
      href: '/trip-finder',
      note: 'Get guided help to find the right trip for you',
    },
    { title: 'Affiliate Partners', href: '/affiliate' },
    {
      title: 'Travel Trivia Game',
      href: '/wonderful-world-of-travel',
      note: 'Test yourself. Challenge your friends',
    },
    { title: 'About Us', href: '/about' },
    { title: 'Travel Articles', href: '/blog', note: 'Travel tips, stories, top 10 lists and more' },
    { title: 'Contact Us', href: '/contact' },
  ],
  about: [
    { title: 'About', href: '/about' },
    { title: 'Why Sojourn', href: '/about#why' },
    { title: 'Member Benefits', href: '/member-benefits' },
    { title: 'Press', href: '/press' },
    { title: 'Travel Expert', href: '/travel-experts' },
    { title: 'Blog', href: '/blog' },
    { title: 'Why Group Tours', href: '/blog/why-group-tours' },
  ],
  community: [
    { title: 'Join the Community', href: '/join-d' },
    { title: 'Write a Review', href: '/write-a-review' },
    { title: 'Tour Operators', href: '/partners' },
    { title: 'Careers', href: '/careers' },
    { title: 'FAQs & Help', href: '/help-faq' },
    { title: 'How we show prices', href: '/help-faq#prices' },
    { title: 'Contact', href: '/contact' },
    { title: 'Affiliate Program', href: '/affiliate' },
  ],
  legal: [
    { title: 'Site map', href: '/stride-sitemap' },
    { title: 'Map of places', href: '/global-sitemap' },
    { title: 'Terms of Use', href: '/terms-of-use' },
    { title: 'Privacy Policy', href: '/privacy-policy' },
    { title: 'API reference', href: '/docs' },
  ],
} satisfies Record<string, ShellLink[]>;
