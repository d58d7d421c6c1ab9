import { toPageAnchors } from '../../../common/api-model/anchors';
import { createLinkResolver } from '../node/pages/createLinkResolver';

const accordion = toPageAnchors([
  {
    prefix: '',
    model: {
      name: 'AccordionSummary',
      props: [
        { name: 'InputProps', own: true },
        { name: 'inputProps', own: true },
        { name: 'inherited', own: false },
      ],
      slots: [{ name: 'heading', class: 'MuiAccordionSummary-heading' }],
      classes: [
        { key: 'content', className: 'MuiAccordionSummary-content' },
        { key: 'directionAsc', className: 'MuiAccordionSummary-directionAsc' },
        { key: 'expanded', className: 'Mui-expanded' },
      ],
    },
  },
]);
const menu = toPageAnchors([
  {
    prefix: 'menu-item-',
    model: { name: 'MenuItem', props: [{ name: 'label', own: true }], slots: [] },
  },
  {
    prefix: 'use-menu-',
    model: {
      name: 'useMenu',
      parameters: [{ name: 'id' }],
      returnValue: [{ name: 'open' }],
    },
  },
]);
const resolve = createLinkResolver(
  new Map([
    ['/api/accordion-summary', accordion],
    ['/base-ui/react-menu', menu],
    ['/guide', new Map([['some-part', 'some-part']])],
  ]),
);

const PAGE = '/api/accordion-summary/';

describe('createLinkResolver', () => {
  it.each([
    // Pages of this site, with or without host and trailing slash.
    ['https://mui.com/api/accordion-summary/', PAGE],
    ['/api/accordion-summary', PAGE],
    ['/api/accordion-summary/?query', PAGE],
    ['/guide/#some-part', '/guide/#some-part'],
    ['/guide/#gone', '/guide/'],
    // Formats of hashes over the years.
    [`${PAGE}#accordion-summary-prop-InputProps`, `${PAGE}#accordion-summary-prop-InputProps`],
    [`${PAGE}#AccordionSummary-prop-inputProps`, `${PAGE}#accordion-summary-prop-InputProps`],
    [`${PAGE}#accordion-summary-prop-inputProps`, `${PAGE}#accordion-summary-prop-inputProps`],
    [`${PAGE}#accordion-summary-prop-inherited`, PAGE],
    [
      `${PAGE}#AccordionSummary-classes-content`,
      `${PAGE}#accordion-summary-classes-MuiAccordionSummary-content`,
    ],
    [
      `${PAGE}#accordion-summary-classes-direction-asc`,
      `${PAGE}#accordion-summary-classes-MuiAccordionSummary-directionAsc`,
    ],
    [
      `${PAGE}#accordion-summary-classes-expanded`,
      `${PAGE}#accordion-summary-classes-Mui-expanded`,
    ],
    [
      `${PAGE}#accordion-summary-classes-heading`,
      `${PAGE}#AccordionSummary-css-MuiAccordionSummary-heading`,
    ],
    [
      `${PAGE}#AccordionSummary-slots-heading`,
      `${PAGE}#AccordionSummary-css-MuiAccordionSummary-heading`,
    ],
    [`${PAGE}#props`, `${PAGE}#props`],
    [`${PAGE}#demos`, PAGE],
    // Shared pages.
    ['/base-ui/react-menu/#menu-item', '/base-ui/react-menu/#menu-item'],
    ['/base-ui/react-menu/#menu-item-props', '/base-ui/react-menu/#menu-item-props'],
    ['/base-ui/react-menu/#menu-item-prop-label', '/base-ui/react-menu/#menu-item-prop-label'],
    ['/base-ui/react-menu/#use-menu-parameters-id', '/base-ui/react-menu/#use-menu-parameters-id'],
    [
      '/base-ui/react-menu/#use-menu-return-value-open',
      '/base-ui/react-menu/#use-menu-return-value-open',
    ],
    // Pages of other sites.
    ['/not-here/#a', 'https://mui.com/not-here/#a'],
    ['https://mui.com/not-here/', 'https://mui.com/not-here/'],
    ['https://mui.community/', 'https://mui.community/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['./relative', undefined],
    ['#hash', undefined],
  ])('%s', (url, target) => {
    expect(resolve(url)).toBe(target);
  });
});
