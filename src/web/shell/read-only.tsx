/** What of the shell only leads on, by links and a form, which work before any script. */
export { CompareBar } from './compare-bar.tsx';
export { Footer } from './footer.tsx';
export { MobileMenu } from './mobile-menu.tsx';
