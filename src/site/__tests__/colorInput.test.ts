import { couldBecomeColor, parseColorInput } from '../colorInput';

describe('parseColorInput', () => {
  test.each([
    ['#2196f3', '#2196f3'],
    ['2196f3', '#2196f3'],
    ['#2196F3', '#2196f3'],
    ['#29f', '#2299ff'],
    ['29F', '#2299ff'],
    ['000', '#000000'],
    ['rgb(33,150,243)', '#2196f3'],
    ['rgb(33, 150, 243)', '#2196f3'],
    ['RGB( 0 ,0, 255 )', '#0000ff'],
    ['  #fff  ', '#ffffff'],
  ])('reads %j as %s', (text, color) => {
    expect(parseColorInput(text)).toBe(color);
  });

  test.each([
    '',
    '#',
    '#12',
    '#1234',
    '#12345',
    '#1234567',
    '#12345678',
    '##123',
    '#ggg',
    'blue',
    'rgb(33,150)',
    'rgb(33,150,256)',
    'rgb(-1,0,0)',
    'rgb(1.5,0,0)',
    'rgb(10%,0%,0%)',
    'rgb(33,150,243,0.5)',
    'rgba(33,150,243,1)',
    'rgb(33 150 243)',
    'rgb(33,150,243',
    'rgb(33,150,243);color:red',
    'hsl(207, 90%, 54%)',
  ])('does not read %j', (text) => {
    expect(parseColorInput(text)).toBeUndefined();
  });
});

describe('couldBecomeColor', () => {
  test.each(['', '#', '#2', '#21', '2196f', 'r', 'rgb', 'rgb(', 'rgb(33, 1', ' #2'])(
    'waits for the rest of %j',
    (text) => {
      expect(couldBecomeColor(text)).toBe(true);
    },
  );

  test.each(['blue', '##', '#1234567', 'rgba(', 'rgb(a', '#g', 'rgb(1,2,3)x'])(
    'gives up on %j',
    (text) => {
      expect(couldBecomeColor(text)).toBe(false);
    },
  );
});
