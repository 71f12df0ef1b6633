/** What of the shell only leads on: links, which work before any script. */
export { Footer } from './footer.tsx';
export { MobileMenu } from './mobile-menu.tsx';
