import { expect, test } from 'vitest'
import { found, plain } from './search'

const section = {
  id: 's1',
  title: 'Štychy',
  range: 'X8–X10',
  rules: ['X8', 'X9', 'X10'],
  html: '<p>Kdo <strong>vynáší</strong>, zahraje kartu.</p>',
}

test('accents, capitals and tags do not matter', () => {
  expect(plain('<b>Štych</b> ')).toBe('stych')
  expect(found(section, 'stych')).toBe(true)
  expect(found(section, 'VYNÁŠÍ kartu')).toBe(true)
  expect(found(section, 'strong')).toBe(false)
})

test('a rule is found by its number, and only whole numbers', () => {
  expect(found(section, 'x9')).toBe(true)
  expect(found(section, 'X1')).toBe(false)
})
