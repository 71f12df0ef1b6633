declare module '*?styles';
