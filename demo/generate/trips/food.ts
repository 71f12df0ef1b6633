const drink =
  /\b(wine|beer|ale|tea|coffee|sour|mate|juice|rum|brandy|gin|whisky|whiskey|schnapps|cider|chicha|pisco|punch|spritz|highball|highballs|sake|raki|ouzo|milk|vodka|caipirinha|mezcal|tequila|lassi|chocolate|spirit|liqueur|cocktail|lemonade|palinka|pálinka|grappa|port|champagne|kvass|pint|stout|lager|espresso|cappuccino|toddy|dram|smoothie|bourbon|aquavit|akvavit|rakija|vermouth|bitters|cava|prosecco|madeira|sherry|kumis|ayran|broth)\b/i;
const sweet =
  /\b(ice cream|cakes?|pies?|rolls|cookies|pudding|pastr\w+|tarts?|honey|jam|candy|strudel|doughnuts?|biscuits?|gelato|nougat|marzipan|pancakes|waffles?|breakfast)\b/i;

/** Of the things to eat and drink that the atlas names. */
export const isDrink = (food: string): boolean => drink.test(food);
/** Nobody's dinner. */
export const isSweet = (food: string): boolean => sweet.test(food);
