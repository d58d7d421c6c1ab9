/**
 * Lists which components, hooks and interfaces of which package have API pages, and where. The build reads
 * their texts and tables from the installed packages.
 */
import { DOCS_VERSIONS, toVersionPath, type DocsVersion } from './docsVersions';
import type { NavEntry, NavPlan } from './nav';
import OLDER_API from './olderApi.json';
import { CURRENT_VERSION } from './products';

/** A component of a package that is not installed: listed with its plan, without a page. */
export interface LicensedComponent {
  readonly name: string;
  readonly plan: NavPlan;
}

interface ApiSectionBase {
  /** The docs plugin instance of the pages. */
  readonly productId: string;
  readonly packageName: string;
  /** Older docs version that contains them, e.g. `v5`. */
  readonly version?: string;
  /** Name that the package is installed under, if it is not its own. */
  readonly installedAs?: string;
  /** Route of the API pages, without trailing slash. */
  readonly route: string;
}

/** A package whose components have one page each, `<route>/<slug>/`. */
export interface ApiComponentSection extends ApiSectionBase {
  readonly kind: 'components';
  /** Plan that the package is part of. Only its typings are used: no page and no demo imports it. */
  readonly plan?: NavPlan;
  readonly components: readonly string[];
  /** Types that users name, each in the package of the lowest plan that exports it. */
  readonly interfaces?: readonly string[];
  readonly licensed: readonly LicensedComponent[];
}

/**
 * A package whose API pages belong to topics, `<route>/<topic>/components-api/` and
 * `<route>/<topic>/hooks-api/`, with a section per component or hook.
 */
export interface ApiTopicSection extends ApiSectionBase {
  readonly kind: 'topics';
  readonly topics: readonly {
    /** Last segment of the topic's page, e.g. `react-menu`. */
    readonly slug: string;
    readonly components: readonly string[];
    readonly hooks: readonly string[];
  }[];
}

/** Hooks of a package, with one page each. */
export interface ApiHookSection extends ApiSectionBase {
  readonly kind: 'hooks';
  readonly hooks: readonly { readonly name: string; readonly pathname: string }[];
}

export type ApiSection = ApiComponentSection | ApiTopicSection | ApiHookSection;

/** Splits a list at white space. */
function names(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

const NEWEST_SECTIONS: readonly ApiSection[] = [
  {
    kind: 'components',
    productId: 'material-ui',
    packageName: '@mui/material',
    route: '/material-ui/api',
    components: names(`
      Accordion AccordionActions AccordionDetails AccordionSummary Alert AlertTitle AppBar
      Autocomplete Avatar AvatarGroup Backdrop Badge BottomNavigation BottomNavigationAction
      Box Breadcrumbs Button ButtonBase ButtonGroup Card CardActionArea CardActions
      CardContent CardHeader CardMedia Checkbox Chip CircularProgress ClickAwayListener
      Collapse Container CssBaseline Dialog DialogActions DialogContent DialogContentText
      DialogTitle Divider Drawer Fab Fade FilledInput FormControl FormControlLabel FormGroup
      FormHelperText FormLabel GlobalStyles Grid Grid2 Grow Hidden Icon IconButton ImageList
      ImageListItem ImageListItemBar Input InputAdornment InputBase InputLabel
      LinearProgress Link List ListItem ListItemAvatar ListItemButton ListItemIcon
      ListItemSecondaryAction ListItemText ListSubheader Menu MenuItem MenuList
      MobileStepper Modal NativeSelect NoSsr OutlinedInput Pagination PaginationItem Paper
      Popover Popper Portal Radio RadioGroup Rating ScopedCssBaseline Select Skeleton Slide
      Slider Snackbar SnackbarContent SpeedDial SpeedDialAction SpeedDialIcon Stack Step
      StepButton StepConnector StepContent StepIcon StepLabel Stepper SvgIcon
      SwipeableDrawer Switch Tab Table TableBody TableCell TableContainer TableFooter
      TableHead TablePagination TableRow TableSortLabel Tabs TabScrollButton
      TextareaAutosize TextField ToggleButton ToggleButtonGroup Toolbar Tooltip Typography
      Zoom PigmentContainer PigmentGrid PigmentHidden PigmentStack
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'material-ui',
    packageName: '@mui/lab',
    route: '/material-ui/api',
    components: names(`
      LoadingButton Masonry TabContext TabList TabPanel Timeline TimelineConnector
      TimelineContent TimelineDot TimelineItem TimelineOppositeContent TimelineSeparator
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'joy-ui',
    packageName: '@mui/joy',
    route: '/joy-ui/api',
    components: names(`
      Accordion AccordionDetails AccordionGroup AccordionSummary Alert AspectRatio
      Autocomplete AutocompleteListbox AutocompleteOption Avatar AvatarGroup Badge Box
      Breadcrumbs Button ButtonGroup Card CardActions CardContent CardCover CardOverflow
      Checkbox Chip ChipDelete CircularProgress CssBaseline DialogActions DialogContent
      DialogTitle Divider Drawer FormControl FormHelperText FormLabel Grid IconButton Input
      LinearProgress Link List ListDivider ListItem ListItemButton ListItemContent
      ListItemDecorator ListSubheader Menu MenuButton MenuItem MenuList Modal ModalClose
      ModalDialog ModalOverflow Option Radio RadioGroup ScopedCssBaseline Select Sheet
      Skeleton Slider Snackbar Stack Step StepButton StepIndicator Stepper SvgIcon Switch Tab
      Table TabList TabPanel Tabs Textarea ToggleButtonGroup Tooltip Typography
    `),
    licensed: [],
  },
  {
    kind: 'topics',
    productId: 'base-ui',
    packageName: '@mui/base',
    route: '/base-ui',
    topics: [
      { slug: 'react-autocomplete', components: [], hooks: ['useAutocomplete'] },
      { slug: 'react-badge', components: ['Badge'], hooks: ['useBadge'] },
      { slug: 'react-button', components: ['Button'], hooks: ['useButton'] },
      { slug: 'react-click-away-listener', components: ['ClickAwayListener'], hooks: [] },
      { slug: 'react-focus-trap', components: ['FocusTrap'], hooks: [] },
      { slug: 'react-form-control', components: ['FormControl'], hooks: ['useFormControlContext'] },
      { slug: 'react-input', components: ['Input'], hooks: ['useInput'] },
      {
        slug: 'react-menu',
        components: ['Dropdown', 'Menu', 'MenuButton', 'MenuItem'],
        hooks: [
          'useDropdown',
          'useMenu',
          'useMenuButton',
          'useMenuItem',
          'useMenuItemContextStabilizer',
        ],
      },
      { slug: 'react-modal', components: ['Modal'], hooks: ['useModal'] },
      { slug: 'react-no-ssr', components: ['NoSsr'], hooks: [] },
      { slug: 'react-number-input', components: ['NumberInput'], hooks: ['useNumberInput'] },
      { slug: 'react-popper', components: ['Popper'], hooks: [] },
      { slug: 'react-popup', components: ['Popup'], hooks: [] },
      { slug: 'react-portal', components: ['Portal'], hooks: [] },
      {
        slug: 'react-select',
        components: ['Option', 'OptionGroup', 'Select'],
        hooks: ['useOption', 'useOptionContextStabilizer', 'useSelect'],
      },
      { slug: 'react-slider', components: ['Slider'], hooks: ['useSlider'] },
      { slug: 'react-snackbar', components: ['Snackbar'], hooks: ['useSnackbar'] },
      { slug: 'react-switch', components: ['Switch'], hooks: ['useSwitch'] },
      { slug: 'react-table-pagination', components: ['TablePagination'], hooks: [] },
      {
        slug: 'react-tabs',
        components: ['Tab', 'TabPanel', 'Tabs', 'TabsList'],
        hooks: ['useTab', 'useTabPanel', 'useTabs', 'useTabsList'],
      },
      { slug: 'react-textarea-autosize', components: ['TextareaAutosize'], hooks: [] },
      {
        slug: 'react-transitions',
        components: ['CssAnimation', 'CssTransition'],
        hooks: ['useTransitionStateManager', 'useTransitionTrigger'],
      },
    ],
  },
  {
    kind: 'components',
    productId: 'system',
    packageName: '@mui/system',
    route: '/system/api',
    components: names(`
      Box Container Grid Stack
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-data-grid',
    route: '/x/api/data-grid',
    components: names(`
      DataGrid GridFilterForm GridFilterPanel GridToolbarQuickFilter
    `),
    interfaces: names(`
      GridActionsColDef GridApi GridCellParams GridColDef GridCsvExportOptions
      GridExportStateParams GridFilterItem GridFilterModel GridFilterOperator
      GridPrintExportOptions GridRowClassNameParams GridRowParams GridRowSpacingParams
      GridSingleSelectColDef
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-data-grid-pro',
    plan: 'pro',
    route: '/x/api/data-grid',
    components: ['DataGridPro'],
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-data-grid-premium',
    plan: 'premium',
    route: '/x/api/data-grid',
    components: ['DataGridPremium'],
    interfaces: ['GridAggregationFunction', 'GridExcelExportOptions'],
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-date-pickers',
    route: '/x/api/date-pickers',
    components: names(`
      DateCalendar DateField DatePicker DatePickerToolbar DateTimeField DateTimePicker
      DateTimePickerTabs DateTimePickerToolbar DayCalendarSkeleton DesktopDatePicker
      DesktopDateTimePicker DesktopTimePicker DigitalClock LocalizationProvider
      MobileDatePicker MobileDateTimePicker MobileTimePicker MonthCalendar
      MultiSectionDigitalClock PickersActionBar PickersCalendarHeader PickersDay PickersLayout
      PickersSectionList PickersShortcuts PickersTextField StaticDatePicker
      StaticDateTimePicker StaticTimePicker TimeClock TimeField TimePicker TimePickerToolbar
      YearCalendar
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-date-pickers-pro',
    plan: 'pro',
    route: '/x/api/date-pickers',
    components: names(`
      DateRangeCalendar DateRangePicker DateRangePickerDay DateRangePickerToolbar
      DateTimeRangePicker DateTimeRangePickerTabs DateTimeRangePickerToolbar
      DesktopDateRangePicker DesktopDateTimeRangePicker MobileDateRangePicker
      MobileDateTimeRangePicker MultiInputDateRangeField MultiInputDateTimeRangeField
      MultiInputTimeRangeField PickersRangeCalendarHeader SingleInputDateRangeField
      SingleInputDateTimeRangeField SingleInputTimeRangeField StaticDateRangePicker
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-charts',
    route: '/x/api/charts',
    components: names(`
      AnimatedArea AnimatedLine AreaElement AreaPlot BarChart BarElement BarLabel BarPlot
      ChartContainer ChartsAxis ChartsAxisHighlight ChartsClipPath ChartsGrid ChartsLegend
      ChartsOnAxisClickHandler ChartsReferenceLine ChartsSurface ChartsText ChartsTooltip
      ChartsVoronoiHandler ChartsXAxis ChartsYAxis ContinuousColorLegend
      DefaultChartsAxisTooltipContent DefaultChartsItemTooltipContent DefaultChartsLegend
      Gauge GaugeContainer LineChart LineElement LineHighlightElement LineHighlightPlot
      LinePlot MarkElement MarkPlot PieArc PieArcLabel PieArcLabelPlot PieArcPlot
      PiecewiseColorLegend PieChart PiePlot ResponsiveChartContainer Scatter ScatterChart
      ScatterPlot SparkLineChart
    `),
    interfaces: names(`
      AxisConfig BarSeriesType LineSeriesType PieSeriesType ScatterSeriesType
    `),
    licensed: [
      { name: 'BarChartPro', plan: 'pro' },
      { name: 'ChartContainerPro', plan: 'pro' },
      { name: 'DefaultHeatmapTooltip', plan: 'pro' },
      { name: 'Heatmap', plan: 'pro' },
      { name: 'HeatmapPlot', plan: 'pro' },
      { name: 'LineChartPro', plan: 'pro' },
      { name: 'ResponsiveChartContainerPro', plan: 'pro' },
      { name: 'ScatterChartPro', plan: 'pro' },
    ],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-tree-view',
    route: '/x/api/tree-view',
    components: names(`
      RichTreeView SimpleTreeView TreeItem TreeItem2 TreeView
    `),
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'x',
    packageName: '@mui/x-tree-view-pro',
    plan: 'pro',
    route: '/x/api/tree-view',
    components: ['RichTreeViewPro'],
    licensed: [],
  },
  {
    kind: 'components',
    productId: 'toolpad',
    packageName: '@toolpad/core',
    route: '/toolpad/core/api',
    components: names(`
      Account AppProvider DashboardLayout DialogsProvider NotificationsProvider PageContainer
      PageContainerToolbar SignInPage
    `),
    licensed: [],
  },
  {
    kind: 'hooks',
    productId: 'toolpad',
    packageName: '@toolpad/core',
    route: '/toolpad/core/api',
    hooks: [
      { name: 'useDialogs', pathname: '/toolpad/core/react-use-dialogs/api' },
      {
        name: 'useLocalStorageState',
        pathname: '/toolpad/core/react-persistent-state/use-local-storage-state-api',
      },
      { name: 'useNotifications', pathname: '/toolpad/core/react-use-notifications/api' },
      {
        name: 'useSessionStorageState',
        pathname: '/toolpad/core/react-persistent-state/use-session-storage-state-api',
      },
    ],
  },
];

/** The sections of an older version; its list is of the day on which it was cut (`version:cut`). */
function sectionsOf(version: DocsVersion): ApiSection[] {
  const older: Readonly<Record<string, unknown>> = OLDER_API;
  // The command writes it, with the types of sections.
  const cut = (older[`${version.productId}@${version.name}`] ?? []) as readonly ApiSection[];
  return cut.map((section) => ({
    ...section,
    ...(section.kind === 'hooks' && {
      hooks: section.hooks.map(({ name, pathname }) => ({
        name,
        pathname: toVersionPath(pathname, version),
      })),
    }),
    version: version.name,
    // Others are installed once, for all versions.
    ...(section.packageName === version.packageName && { installedAs: version.installedAs }),
    route: toVersionPath(section.route, version),
  }));
}

/** All sections, those of older versions last. */
export const API_SECTIONS: readonly ApiSection[] = [
  ...NEWEST_SECTIONS,
  ...DOCS_VERSIONS.filter(({ name }) => name !== CURRENT_VERSION).flatMap(sectionsOf),
];

/**
 * Returns the last segment of a component's page: kebab case, with digits separated (`Grid2` is
 * `grid-2`).
 */
export function toApiSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** A page of the API reference. */
export interface ApiPageAddress {
  readonly productId: string;
  readonly packageName: string;
  /** Name that the package is installed under. */
  readonly installedAs: string;
  /** Without trailing slash. */
  readonly pathname: string;
  /** Plan that the components are part of. */
  readonly plan?: NavPlan;
  /**
   * How the navigation names the page; plural for a page of several, e.g. `react-menu`'s
   * components.
   */
  readonly kind: 'component' | 'components' | 'hook' | 'hooks' | 'interface';
  /** Components, hooks or interfaces on the page; exactly one if `kind` is singular. */
  readonly names: readonly string[];
}

/** Returns the pages of a section. */
export function apiPagesOf(section: ApiSection): ApiPageAddress[] {
  const { productId, packageName, installedAs = packageName, route } = section;
  const at = (
    kind: ApiPageAddress['kind'],
    pathname: string,
    members: readonly string[],
  ): ApiPageAddress => ({ productId, packageName, installedAs, pathname, kind, names: members });

  switch (section.kind) {
    case 'components':
      return [
        ...section.components.map((name) => ({ kind: 'component' as const, name })),
        ...(section.interfaces ?? []).map((name) => ({ kind: 'interface' as const, name })),
      ].map(({ kind, name }) => ({
        ...at(kind, `${route}/${toApiSlug(name)}`, [name]),
        ...(section.plan && { plan: section.plan }),
      }));
    case 'hooks':
      return section.hooks.map(({ name, pathname }) => at('hook', pathname, [name]));
    case 'topics':
      return section.topics.flatMap(({ slug, components, hooks }) => [
        ...(components.length > 0
          ? [at('components', `${route}/${slug}/components-api`, components)]
          : []),
        ...(hooks.length > 0 ? [at('hooks', `${route}/${slug}/hooks-api`, hooks)] : []),
      ]);
  }
}

/**
 * Returns the path of each member of a section, by name; with a hash on shared pages.
 */
export function apiPathsOf(section: ApiSection): ReadonlyMap<string, string> {
  return new Map(
    apiPagesOf(section).flatMap(({ kind, pathname, names: members }) =>
      members.map((name): [string, string] => [
        name,
        kind === 'components' || kind === 'hooks'
          ? `${pathname}/#${toApiSlug(name)}`
          : `${pathname}/`,
      ]),
    ),
  );
}

/**
 * Returns the navigation entries of the API pages at a route, by name, including components without
 * a page; interfaces are a group of their own. On a shared page, the first name links to the page
 * and the others to their sections.
 */
export function apiNavEntries(route: string): NavEntry[] {
  const sections = API_SECTIONS.filter((section) => section.route === route);
  const byTitle = (entries: readonly NavEntry[]) =>
    [...entries].sort((a, b) => (a.title ?? '').localeCompare(b.title ?? ''));
  const toEntries = ({ pathname, plan, names: members }: ApiPageAddress) =>
    members.map((name, index): NavEntry => ({
      pathname: index === 0 ? pathname : `${pathname}/#${toApiSlug(name)}`,
      title: name,
      ...(plan && { plan }),
    }));
  const pages = sections.flatMap(apiPagesOf);
  const interfaces = pages.filter(({ kind }) => kind === 'interface').flatMap(toEntries);
  const licensed = sections.flatMap((section): NavEntry[] =>
    section.kind === 'components'
      ? section.licensed.map(({ name, plan }) => ({
          pathname: `${route}/${toApiSlug(name)}`,
          title: name,
          plan,
          planned: true,
        }))
      : [],
  );
  return [
    ...byTitle([
      ...pages.filter(({ kind }) => kind !== 'interface').flatMap(toEntries),
      ...licensed,
    ]),
    ...(interfaces.length > 0
      ? [
          {
            pathname: `${route}-interfaces-group`,
            subheader: 'Interfaces',
            children: byTitle(interfaces),
          },
        ]
      : []),
  ];
}
