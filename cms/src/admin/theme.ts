/* The colors of the shop (web/app/ui/theme.css). A higher number is a darker color, in the dark theme a lighter one. */

const light = {
  ...scale('neutral', {
    0: '#ffffff',
    100: '#f6f3ec',
    150: '#ece6dc',
    200: '#d5cabd',
    300: '#bdb2a5',
    400: '#9d958b',
    500: '#77736c',
    600: '#5e6462',
    700: '#464b4c',
    800: '#23272b',
    900: '#1b1f22',
    1000: '#14171a',
  }),
  ...scale('primary', { 100: '#eaf0f1', 200: '#c9d8dc', 500: '#5c8697', 600: '#3f6b7d', 700: '#2f5261' }),
  ...scale('secondary', { 100: '#eaf0f1', 200: '#c9d8dc', 500: '#5c8697', 600: '#3f6b7d', 700: '#2f5261' }),
  ...scale('alternative', { 100: '#f4ecf0', 200: '#e3d0da', 500: '#95617d', 600: '#74405c', 700: '#5a3148' }),
  ...scale('danger', { 100: '#f8ecec', 200: '#ebcfd0', 500: '#b5585c', 600: '#9c3b3f', 700: '#7f2f33' }),
  ...scale('success', { 100: '#ecf2ee', 200: '#cfdfd5', 500: '#668a73', 600: '#4c6b57', 700: '#3b5444' }),
  ...scale('warning', { 100: '#f7efe0', 200: '#ead6b1', 500: '#b27d33', 600: '#8a5a17', 700: '#6d4611' }),
  buttonPrimary500: '#2f5261',
  buttonPrimary600: '#3f6b7d',
  buttonNeutral0: '#ffffff',
};

const dark = {
  ...scale('neutral', {
    0: '#23272b',
    100: '#1a1d20',
    150: '#31363a',
    200: '#474d51',
    300: '#6b716f',
    400: '#a39f97',
    500: '#bdb8af',
    600: '#a8aaa6',
    700: '#e6e2da',
    800: '#ffffff',
    900: '#ffffff',
    1000: '#ffffff',
  }),
  ...scale('primary', { 100: '#1f2a2f', 200: '#34505c', 500: '#3f6b7d', 600: '#8db4c4', 700: '#b3ced9' }),
  ...scale('secondary', { 100: '#1f2a2f', 200: '#34505c', 500: '#8db4c4', 600: '#8db4c4', 700: '#b3ced9' }),
  ...scale('alternative', { 100: '#2a2027', 200: '#5a3148', 500: '#c898b2', 600: '#c898b2', 700: '#dfc1d1' }),
  ...scale('danger', { 100: '#2b1f20', 200: '#5f2c2f', 500: '#dd8185', 600: '#dd8185', 700: '#eab1b3' }),
  ...scale('success', { 100: '#1f2722', 200: '#3b5444', 500: '#8fb79d', 600: '#8fb79d', 700: '#bdd6c6' }),
  ...scale('warning', { 100: '#2a2419', 200: '#5d4214', 500: '#d9a55c', 600: '#d9a55c', 700: '#ead0a5' }),
  buttonPrimary500: '#4c7f94',
  buttonPrimary600: '#3f6b7d',
  buttonNeutral0: '#ffffff',
};

export const theme = {
  light: { colors: light, shadows: { focus: outline(light.primary600) } },
  dark: { colors: dark, shadows: { focus: outline(dark.primary600) } },
};

function scale<Name extends string, Steps extends Record<number, string>>(name: Name, steps: Steps) {
  return Object.fromEntries(
    Object.entries(steps).map(([step, color]) => [`${name}${step}`, color]),
  ) as Record<`${Name}${keyof Steps & number}`, string>;
}

function outline(color: string): string {
  return `inset 0 0 0 2px ${color}`;
}
