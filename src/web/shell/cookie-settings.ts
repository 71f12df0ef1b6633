/** Where links to the settings lead; without scripts it is the chapter that tells what is kept. */
export const COOKIE_SETTINGS = '#cookie-settings';

export const isAtCookieSettings = () => window.location.hash === COOKIE_SETTINGS;
