/** What of the shell works before any script: links, forms, and dialogs that the browser opens by itself. */
export { CompareBar } from './compare-bar.tsx';
export { ConsentQuestion } from './consent.tsx';
export { ContactPopup } from './contact-popup.tsx';
export { MemberLinks } from './member-links.tsx';
export { MobileMenu } from './mobile-menu.tsx';
export { Saving } from './saving/saving.tsx';
export { SearchBox } from './search-box.tsx';
export { SearchModal } from './search-modal.tsx';
export { SignInPopup } from './sign-in-popup.tsx';
