import { searchIcons, splitName } from '../searchIcons';

const NAMES = [
  'AddShoppingCart',
  'Autorenew',
  'Delete',
  'DeleteForever',
  'Directions',
  'FilterAltOff',
  'GTranslate',
  'Home',
  'LocationOn',
  'LockOpen',
  'Map',
  'Menu',
  'MoreVert',
  'RestoreFromTrash',
  'Settings',
  'SettingsBluetooth',
  'ShoppingCart',
  'Train',
  'Tune',
  'Translate',
  'Wifi1Bar',
];

describe('splitName', () => {
  test.each([
    ['FilterAltOff', ['filter', 'alt', 'off']],
    ['GTranslate', ['g', 'translate']],
    ['Wifi1Bar', ['wifi1', 'bar']],
    ['HMobiledata', ['h', 'mobiledata']],
  ])('%s', (name, words) => expect(splitName(name)).toEqual(words));
});

describe('searchIcons', () => {
  test.each<[string, string[]]>([
    // The name itself first, then what begins with it.
    ['delete', ['Delete', 'DeleteForever', 'RestoreFromTrash']],
    ['trash', ['RestoreFromTrash', 'Delete', 'DeleteForever']],
    ['gear', ['Settings', 'SettingsBluetooth', 'Tune']],
    ['hamburger', ['Menu']],
    ['unlock', ['LockOpen']],
    ['spinner', ['Autorenew']],
    // Each word has to fit, in any order.
    ['cart add', ['AddShoppingCart']],
    ['shopping cart', ['ShoppingCart', 'AddShoppingCart']],
    ['ShoppingCart', ['ShoppingCart', 'AddShoppingCart']],
    ['shopping-cart', ['ShoppingCart', 'AddShoppingCart']],
    ['pin map', ['Map', 'LocationOn']],
    ['ocation', ['LocationOn']],
    ['house', ['Home']],
    ['zzz', []],
    ['<script>', []],
  ])('%s', (query, names) => expect(searchIcons(NAMES, query)).toEqual(names));

  test.each(['', '  ', '??'])('all icons for %j', (query) =>
    expect(searchIcons(NAMES, query)).toEqual(NAMES),
  );
});
