declare module 'virtual:rules/*' {
  const page: import('./pages/rules/pages').RulesPage
  export default page
}
